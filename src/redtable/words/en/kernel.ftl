### Data and records that cannot be read.

bad-data = this is not plain data: { $kind }
bad-data-deep = the data are nested deeper than { $most } levels
bad-unfit-field = “{ $field }” has no fitting value ({ $kind })
bad-salts = there are { $salts } salts for { $seats } seats: more than one each
