import type { Language } from '@clubpulse/contract/scalars';
import { wall as en } from '@clubpulse/phrases/en/live/walls';
import { timeline as enTimeline } from '@clubpulse/phrases/en/workouts/timeline';
import { wall as es } from '@clubpulse/phrases/es/live/walls';
import { timeline as esTimeline } from '@clubpulse/phrases/es/workouts/timeline';
import { wall as fr } from '@clubpulse/phrases/fr/live/walls';
import { timeline as frTimeline } from '@clubpulse/phrases/fr/workouts/timeline';
import { wall as it } from '@clubpulse/phrases/it/live/walls';
import { timeline as itTimeline } from '@clubpulse/phrases/it/workouts/timeline';
import type { Stem } from '@clubpulse/phrases/phrases';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';

export type LiveKey = Stem<keyof typeof en | keyof typeof enTimeline>;
export type LiveTranslate = (key: LiveKey, values?: PhraseValues) => string;

// All four languages are in the bundle: the club decides the language, and a TV without a network cannot load another.
const phrases: Record<Language, Phrases> = {
  en: { ...enTimeline, ...en },
  it: { ...itTimeline, ...it },
  es: { ...esTimeline, ...es },
  fr: { ...frTimeline, ...fr },
};

/** The language of a tag such as `it-IT` or `IT_it`, by default English. */
export function knownLanguage(tag: string): Language {
  const main = tag.slice(0, 2).toLowerCase();
  return main in phrases ? (main as Language) : 'en';
}

export const liveTranslate =
  (language: Language): LiveTranslate =>
  (key, values) =>
    say(phrases[language], language, key, values) ?? key;
