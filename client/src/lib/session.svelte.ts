// What the whole client shares: language and words, the catalogue, the person's own settings.

import { api } from './api';
import type { Card, Games } from './wire';
import { Words } from './words';

const KEY = 'redtable';

export type Theme = 'auto' | 'dark' | 'light' | 'contrast';

interface Kept {
  language: string;
  theme: Theme;
  asks: Record<string, boolean>; // which slips are asked about: pass, sell, overpay, undo
  name: string; // at tables; given to every seat that is taken
  rivals: number; // against how many bots, last time
  bot: string; // against which, empty: the strongest
}

function kept(): Kept {
  const preset: Kept = {
    language: preferred(),
    theme: 'auto',
    asks: { pass: true, sell: true, overpay: true, undo: true },
    name: '',
    rivals: 1,
    bot: '',
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...preset, ...found, asks: { ...preset.asks, ...found.asks } };
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
  private learning: Promise<void> | null = null;

  /** Load everything that does not change; language and theme may change at any moment. */
  async start(): Promise<void> {
    this.showTheme();
    for (const wish of ['(prefers-contrast: more)', '(prefers-color-scheme: light)']) {
      matchMedia(wish).onchange = () => this.showTheme();
    }
    const [games] = await Promise.all([api.games(), this.speak(this.own.language)]);
    this.games = games;
  }

  async speak(language: string): Promise<void> {
    const [text, cards] = await Promise.all([api.words(language), this.learning === null ? null : this.catalogue(language)]);
    this.words = new Words(language, text);
    if (cards !== null) this.cards = cards;
    this.own.language = language;
    document.documentElement.lang = language;
    this.keep();
  }

  /** The cards, from now on in every language that is spoken. Home does without them. */
  learnCards(): Promise<void> {
    this.learning ??= this.learn().catch((error: unknown) => {
      this.learning = null;
      throw error;
    });
    return this.learning;
  }

  private async learn(): Promise<void> {
    const language = this.own.language;
    const cards = await this.catalogue(language);
    if (language === this.own.language) this.cards = cards; // or else `speak` has brought others
  }

  private async catalogue(language: string): Promise<ReadonlyMap<string, Card>> {
    this.games ??= await api.games(); // the words may have come first
    const cards = await api.cards(this.games.games[0]?.id ?? '', language);
    return new Map(cards.map((card) => [card.id, card]));
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

  /** Keep something for the next visit. */
  remember(part: Partial<Pick<Kept, 'name' | 'rivals' | 'bot'>>): void {
    Object.assign(this.own, part);
    this.keep();
  }

  /** The bot to play against unless somebody wishes another one: the strongest stands last. */
  get bot(): string {
    const known = this.games?.bots ?? [];
    return known.includes(this.own.bot) ? this.own.bot : (known.at(-1) ?? '');
  }

  private showTheme(): void {
    const wished = this.own.theme;
    document.documentElement.dataset.theme = wished === 'auto' ? bySystem() : wished;
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.own));
    } catch {
      // a browser that keeps nothing: the settings hold until the page is closed
    }
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
