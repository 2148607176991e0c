// What the whole client shares: language and words, the catalogue, the person's own settings.

import { api } from './api';
import type { Card, Games } from './wire';
import { Words } from './words';

const KEY = 'redtable';

export type Theme = 'auto' | 'dark' | 'light' | 'contrast';

interface Kept {
  language: string;
  theme: Theme;
  asks: Record<string, boolean>; // which slips are asked about: pass, sell, overpay
}

function kept(): Kept {
  const preset: Kept = { language: preferred(), theme: 'auto', asks: { pass: true, sell: true, overpay: true } };
  try {
    return { ...preset, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return preset;
  }
}

function preferred(): string {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => ['en', 'ru', 'pl'].includes(tag)) ?? 'en';
}

class Session {
  own = $state<Kept>(kept());
  words = $state.raw<Words | null>(null);
  games = $state.raw<Games | null>(null);
  cards = $state.raw<ReadonlyMap<string, Card>>(new Map());

  /** Load everything that does not change; language and theme may change at any moment. */
  async start(): Promise<void> {
    this.showTheme();
    this.games = await api.games();
    await this.speak(this.own.language);
  }

  async speak(language: string): Promise<void> {
    const game = this.games?.games[0]?.id ?? '';
    const [text, cards] = await Promise.all([api.words(language), api.cards(game, language)]);
    this.words = new Words(language, text);
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.own.language = language;
    document.documentElement.lang = language;
    this.keep();
  }

  dress(theme: Theme): void {
    this.own.theme = theme;
    this.showTheme();
    this.keep();
  }

  ask(slip: string, asked: boolean): void {
    this.own.asks[slip] = asked;
    this.keep();
  }

  private showTheme(): void {
    const wished = this.own.theme;
    document.documentElement.dataset.theme = wished === 'auto' ? bySystem() : wished;
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.own));
  }
}

function bySystem(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export const session = new Session();

/** The words of the moment; in templates this follows the language. */
export function words(): Words {
  if (session.words === null) throw new Error('words are asked for before they are loaded');
  return session.words;
}
export const t = (key: string, args: Parameters<Words['t']>[1] = {}): string => words().t(key, args);
