import type { Language } from '@clubpulse/contract/scalars';
import { timeline as enTimeline } from '@clubpulse/phrases/en/workouts/timeline';
import { scene as en } from '@clubpulse/phrases/en/workouts/timers/scene';
import { timeline as esTimeline } from '@clubpulse/phrases/es/workouts/timeline';
import { scene as es } from '@clubpulse/phrases/es/workouts/timers/scene';
import { timeline as frTimeline } from '@clubpulse/phrases/fr/workouts/timeline';
import { scene as fr } from '@clubpulse/phrases/fr/workouts/timers/scene';
import { timeline as itTimeline } from '@clubpulse/phrases/it/workouts/timeline';
import { scene as it } from '@clubpulse/phrases/it/workouts/timers/scene';
import type { Stem } from '@clubpulse/phrases/phrases';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';

// All languages are in the bundle, because a TV without a network cannot load another one.
const phrases: Record<Language, Phrases> = {
  en: { ...enTimeline, ...en },
  it: { ...itTimeline, ...it },
  es: { ...esTimeline, ...es },
  fr: { ...frTimeline, ...fr },
};

export type TimerSceneTranslate = (key: Stem<keyof typeof en | keyof typeof enTimeline>, values?: PhraseValues) => string;
export const timerSceneTranslate =
  (language: Language): TimerSceneTranslate =>
  (key, values) =>
    say(phrases[language], language, key, values) ?? key;
