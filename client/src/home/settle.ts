import { tick } from 'svelte';

const FRAME = 400; // ms in which the table follows an accepted wish

/** Until a wish has come true or was refused: then controls show again what holds. */
export async function settled(wish: unknown): Promise<void> {
  await wish;
  if (wish instanceof Promise) await new Promise((resolve) => setTimeout(resolve, FRAME));
  await tick();
}
