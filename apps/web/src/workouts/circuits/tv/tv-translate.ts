import type { Language } from '@clubpulse/contract/scalars';
import { tv as enTv } from '@clubpulse/phrases/en/workouts/circuits/tv';
import { timeline as en } from '@clubpulse/phrases/en/workouts/timeline';
import { tv as esTv } from '@clubpulse/phrases/es/workouts/circuits/tv';
import { timeline as es } from '@clubpulse/phrases/es/workouts/timeline';
import { tv as frTv } from '@clubpulse/phrases/fr/workouts/circuits/tv';
import { timeline as fr } from '@clubpulse/phrases/fr/workouts/timeline';
import { tv as itTv } from '@clubpulse/phrases/it/workouts/circuits/tv';
import { timeline as it } from '@clubpulse/phrases/it/workouts/timeline';
import type { Stem } from '@clubpulse/phrases/phrases';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';

type CircuitTvKey = Stem<keyof typeof enTv | keyof typeof en>;
export type CircuitTvTranslate = (key: CircuitTvKey, values?: PhraseValues) => string;

// All languages are in the bundle, because a TV without a network cannot load another one.
const phrases: Record<Language, Phrases> = {
  en: { ...en, ...enTv },
  it: { ...it, ...itTv },
  es: { ...es, ...esTv },
  fr: { ...fr, ...frTv },
};

export const circuitTvTranslate =
  (language: Language): CircuitTvTranslate =>
  (key, values) =>
    say(phrases[language], language, key, values) ?? key;
