// Whether somebody moves the pointer, or the page moved beneath it: only the first is pointing at something.

let last = '';
const place = (event: PointerEvent): string => `${event.screenX} ${event.screenY}`;

addEventListener('pointermove', (event) => (last = place(event)), { passive: true });

export const moved = (event: PointerEvent): boolean => place(event) !== last;
