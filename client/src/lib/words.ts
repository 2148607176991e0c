// Sentences from messages: what `redtable.words` does, with the same Fluent files. docs/words.md explains forms and wishes.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message, Ref, Value } from './wire';

/** How a sentence wants an argument put: which form of a name, how a list is joined. */
interface Wish {
  form: string;
  join: string;
}
const ANY: Wish = { form: '', join: 'join-and' };
const SEAT = 'seat';
const UNGROUPED = 1000;

type Pattern = Exclude<NonNullable<ReturnType<FluentBundle['getMessage']>>['value'], null>;
interface Entry {
  pattern: Pattern;
  variables: string[];
  wishes: Record<string, Wish>;
}

/** A number that chooses plural forms and is written with a true minus sign. */
class Whole extends FluentNumber {
  constructor(
    value: number,
    private readonly language: string,
  ) {
    super(value);
  }
  override toString(): string {
    return digits(this.value, this.language);
  }
}

function digits(value: number, language: string): string {
  const size = Math.abs(value);
  const written = size < UNGROUPED ? String(size) : new Intl.NumberFormat(language, { useGrouping: 'always' }).format(size);
  return value < 0 ? `−${written}` : written;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly entries = new Map<string, Entry>();

  constructor(
    readonly language: string,
    text: string,
    private readonly seats: readonly string[] = [],
    bundle?: FluentBundle,
  ) {
    this.bundle = bundle ?? new FluentBundle(language, { useIsolating: false });
    if (bundle === undefined) this.bundle.addResource(new FluentResource(text));
  }

  /** The same words at a table whose seats have names of their own; an empty name is none. */
  withSeats(names: readonly string[]): Words {
    return new Words(this.language, '', names, this.bundle);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(value: Value): string {
    return this.put(value, ANY);
  }

  /** A sentence of the client's own: `t('client-unreachable')`. */
  t(key: string, args: Record<string, Value> = {}): string {
    return this.message({ key, args }, '');
  }

  name(kind: string, id: string, form = ''): string {
    return this.text(`${kind}-${id}`, form);
  }

  /** The same with a capital first letter. */
  sentence(value: Value): string {
    const said = this.say(value);
    return said.charAt(0).toLocaleUpperCase(this.language) + said.slice(1);
  }

  seat(seat: number): string {
    const own = this.seats[seat];
    if (own) return own;
    const key = seat === -1 ? 'seat-neutral' : `seat-${seat}`;
    return this.has(key) ? this.text(key, '') : this.digits(seat);
  }

  digits(value: number): string {
    return digits(value, this.language);
  }

  private put(value: Value, wish: Wish): string {
    if (typeof value === 'number') return this.digits(value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return this.list(value.map((part) => this.put(part, wish)), wish);
    if (isRef(value)) return this.text(`${value.ref}-${value.id}`, wish.form);
    return this.message(value, wish.form);
  }

  private message(message: Message, form: string): string {
    const entry = this.entry(message.key, form);
    if (entry === null) return message.key;
    const args: Record<string, FluentVariable> = {};
    for (const name of entry.variables) {
      const value = message.args[name];
      if (value !== undefined) args[name] = this.argument(name, value, entry.wishes[name] ?? ANY);
    }
    return this.bundle.formatPattern(entry.pattern, args);
  }

  private argument(name: string, value: Value, wish: Wish): FluentVariable {
    if (name === SEAT || wish.form === SEAT) return this.seatsNamed(value, wish);
    return typeof value === 'number' ? new Whole(value, this.language) : this.put(value, wish);
  }

  private seatsNamed(value: Value, wish: Wish): string {
    if (Array.isArray(value)) return this.list(value.map((part) => this.seatsNamed(part, wish)), wish);
    return typeof value === 'number' ? this.seat(value) : this.put(value, wish);
  }

  private text(key: string, form: string): string {
    const entry = this.entry(key, form);
    return entry === null ? key : this.bundle.formatPattern(entry.pattern, {});
  }

  private list(parts: string[], wish: Wish): string {
    let joined = parts[0] ?? '';
    parts.slice(1).forEach((last, at) => {
      const entry = this.entry(wish.join, at < parts.length - 2 ? 'more' : '');
      joined = entry === null ? `${joined}, ${last}` : this.bundle.formatPattern(entry.pattern, { rest: joined, last });
    });
    return joined;
  }

  private entry(key: string, form: string): Entry | null {
    const id = `${key}.${form}`;
    const known = this.entries.get(id);
    if (known !== undefined) return known;
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (message === undefined || pattern === undefined || pattern === null) return null;
    const variables = [...this.variables(pattern)];
    const wishes: Record<string, Wish> = {};
    for (const name of variables) {
      const attribute = message.attributes[name];
      if (attribute !== undefined) wishes[name] = this.wish(attribute);
    }
    const entry = { pattern, variables, wishes };
    this.entries.set(id, entry);
    return entry;
  }

  /** An attribute such as `.tags = or`, `.resource = gen`, `.tags = gen or`. */
  private wish(pattern: Pattern): Wish {
    const words = this.bundle.formatPattern(pattern, {}).split(/\s+/);
    const join = words.find((word) => this.has(`join-${word}`));
    const form = words.find((word) => !this.has(`join-${word}`));
    return { form: form ?? '', join: join === undefined ? ANY.join : `join-${join}` };
  }

  /** Arguments the pattern uses, those of the messages it refers to included. */
  private variables(part: unknown, found = new Set<string>()): Set<string> {
    if (Array.isArray(part)) part.forEach((inner) => this.variables(inner, found));
    else if (typeof part === 'object' && part !== null) {
      const node = part as { type?: string; name?: string; attr?: string | null };
      if (node.type === 'var' && node.name) found.add(node.name);
      else if (node.type === 'mesg' && node.name) {
        this.entry(node.name, node.attr ?? '')?.variables.forEach((name) => found.add(name));
      } else Object.values(part).forEach((inner) => this.variables(inner, found));
    }
    return found;
  }
}

export function isRef(value: Value): value is Ref {
  return typeof value === 'object' && !Array.isArray(value) && 'ref' in value;
}
