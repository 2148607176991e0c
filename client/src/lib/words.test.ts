import { describe, expect, it } from 'vitest';
import type { Message, Ref, Value } from './wire';
import { Words } from './words';

const FILES: Record<string, string> = import.meta.glob('../../../src/redtable/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'ru', 'pl'] as const;

/** The words as the server sends them: all files of the language as one text. */
function wordsIn(language: string): Words {
  const files = Object.keys(FILES).filter((path) => path.includes(`/words/${language}/`));
  return new Words(language, files.sort().map((path) => FILES[path]).join('\n'));
}
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]));

const say = (language: string, value: Value): string => (WORDS[language] as Words).say(value);
const message = (key: string, args: Record<string, Value> = {}): Message => ({ key, args });
const ref = (kind: string, id: string): Ref => ({ ref: kind, id });

function expectSaid(value: Value, en: string, ru: string, pl: string): void {
  expect(LANGUAGES.map((language) => say(language, value))).toEqual([en, ru, pl]);
}

describe('counted things', () => {
  it.each([
    [0, '0 растений'],
    [1, '1 растение'],
    [2, '2 растения'],
    [5, '5 растений'],
    [11, '11 растений'],
    [12, '12 растений'],
    [21, '21 растение'],
    [22, '22 растения'],
    [25, '25 растений'],
  ])('%i takes its plural form in Russian', (n, said) => {
    expect(say('ru', message('unit-plants', { n }))).toBe(said);
  });

  it.each([
    [1, 'obejrzyj 1 kartę'],
    [2, 'obejrzyj 2 karty'],
    [5, 'obejrzyj 5 kart'],
    [21, 'obejrzyj 21 kart'],
    [22, 'obejrzyj 22 karty'],
  ])('%i takes its plural form within a Polish sentence', (n, start) => {
    expect(say('pl', message('do-look', { what: message('unit-card', { n }), keep: 1 })).startsWith(start)).toBe(true);
  });

  it('have two forms in English', () => {
    expect(say('en', message('unit-plants', { n: 1 }))).toBe('1 plant');
    expect(say('en', message('unit-plants', { n: 21 }))).toBe('21 plants');
  });
});

describe('numbers', () => {
  it('have a true minus, in plurals as well', () => {
    expect(say('en', -3)).toBe('−3');
    expect(say('en', message('unit-plants', { n: -3 }))).toBe('−3 plants');
    expectSaid(message('value-temperature', { n: -12 }), '−12 °C', '−12 °C', '−12°C');
  });

  it('are grouped from a thousand on, as the language does', () => {
    expectSaid(12345, '12,345', '12\u00a0345', '12\u00a0345');
    expectSaid(1500, '1,500', '1\u00a0500', '1\u00a0500');
    expect(say('en', 999)).toBe('999');
  });
});

describe('lists', () => {
  it('are joined with "and" unless the message wishes otherwise', () => {
    const birds = ['birds', 'fish', 'ants'].map((id) => ref('card', id));
    expectSaid(birds, 'Birds, Fish and Ants', 'Птицы, Рыба и Муравьи', 'Ptaki, Ryby i Mrówki');
    expect(say('en', [ref('card', 'birds')])).toBe('Birds');
    expect(say('en', [])).toBe('');
  });

  it('put every part in the form that the message wishes for, and are joined as it wishes', () => {
    expectSaid(
      message('when-tag', { tags: ['plant', 'microbe', 'animal'].map((id) => ref('tag', id)) }),
      'for each plant, microbe or animal tag you play, this card included',
      'за каждую метку растения, микроба или животного, которую вы разыгрываете (в том числе на этой карте)',
      'za każdy zagrany przez Ciebie symbol roślinności, mikrobów lub zwierząt (także na tej karcie)',
    );
  });
});

describe('references and messages within messages', () => {
  it('take the form that is wished for', () => {
    expectSaid(
      message('ask-lower-production', { n: 2, resource: ref('res', 'plants') }),
      'Whose production of plants falls by 2?',
      'Чьё производство растений понизить на 2?',
      'Czyją produkcję roślinności obniżyć o 2?',
    );
  });

  it('are sentences within the sentence', () => {
    const added = message('do-add-here', { what: message('unit-animal', { n: 1 }) });
    expectSaid(added, '+1 animal on this card', '+1 животное на эту карту', '+1 zwierzę na tę kartę');
  });
});

describe('seats', () => {
  const open = message('deed-seats-open', { seats: [0, 2, 3] });

  it('have the names of their colours', () => {
    expect(say('ru', open)).toBe('свободные места: Синий, Зелёный и Розовый');
    expect(say('en', message('http-seated', { seat: 1 }))).toBe('you have a seat at this table already: Orange');
  });

  it('have names of their own at a table that names them', () => {
    const named = (WORDS['en'] as Words).withSeats(['Left', '', 'Window']);
    expect(named.say(open)).toBe('seats still open: Left, Window and Pink');
    expect(named.seat(-1)).toBe('Neutral');
  });
});

describe('what is missing', () => {
  it('shows its key instead of breaking the page', () => {
    expect(say('en', message('no-such-words'))).toBe('no-such-words');
    expect((WORDS['en'] as Words).name('card', 'no-such-card')).toBe('card-no-such-card');
  });

  it('is never a word of the client in one of the languages', () => {
    const own = (language: string) => {
      const text = Object.keys(FILES).filter((path) => path.includes(`/words/${language}/client_`));
      return text.flatMap((path) => [...(FILES[path] ?? '').matchAll(/^(client-[\w-]+) =/gm)].map((found) => found[1])).sort();
    };
    expect(own('ru')).toEqual(own('en'));
    expect(own('pl')).toEqual(own('en'));
  });
});

describe('sentence', () => {
  it('begins with a capital letter', () => {
    expect((WORDS['ru'] as Words).sentence(message('http-no-table'))[0]).toMatch(/[А-Я]/);
  });
});
