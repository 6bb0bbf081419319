import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import type { TaskType } from '@clubpulse/contract/members/tasks/tasks';
import type { MessageTexts } from '@clubpulse/contract/office/messages';
import type { NewsText } from '@clubpulse/contract/office/news';
import type { Language } from '@clubpulse/contract/scalars';

export interface NamedStage {
  readonly stage: ClientStage;
  readonly daysAgo: number;
  readonly leadFor: number;
}
/** Members who are not clients, or became clients only recently. All others became clients soon after they joined. */
export const stages: Readonly<Record<string, NamedStage>> = {
  Zoe: { stage: 'lead', daysAgo: 2, leadFor: 0 },
  Carmen: { stage: 'lead', daysAgo: 40, leadFor: 0 },
  Kike: { stage: 'lead-qualified', daysAgo: 5, leadFor: 14 },
  Max: { stage: 'prospect', daysAgo: 9, leadFor: 21 },
  Tess: { stage: 'trial', daysAgo: 2, leadFor: 6 },
};

export interface NamedTask {
  readonly nickname: string;
  readonly type: TaskType;
  readonly text: string;
  readonly dueIn: number;
  readonly whose: 'trainer' | 'manager' | null;
}
export const tasks: readonly NamedTask[] = [
  { nickname: 'Carmen', type: 'do-not-call', text: '', dueIn: 25, whose: null },
  { nickname: 'Kike', type: 'call', text: 'Ask how the first classes were', dueIn: -3, whose: 'trainer' },
  { nickname: 'Pablo', type: 'call', text: 'Offer another 10 classes', dueIn: -1, whose: 'manager' },
  { nickname: 'Max', type: 'call', text: 'Say what a month costs', dueIn: 0, whose: 'manager' },
  { nickname: 'Tess', type: 'generic', text: 'Show the movements of the circuit', dueIn: 0, whose: 'trainer' },
  { nickname: 'Marta', type: 'generic', text: 'Ask for the new certificate', dueIn: 2, whose: null },
];

export const notes: readonly { readonly nickname: string; readonly daysAgo: number; readonly text: string }[] = [
  { nickname: 'Fox', daysAgo: 12, text: 'Prefers to be on the left of the room, to hear better.' },
  { nickname: 'Max', daysAgo: 4, text: 'His strap loses its signal; try another one before he buys one.' },
];

export const groups: Readonly<Record<string, readonly string[]>> = {
  Runners: ['Bea', 'Fox', 'Edo', 'Kike'],
  'Company Rossi': ['Rosso', 'Pia'],
};

export const platformNews: Record<Language, NewsText> = {
  en: {
    Title: 'The pipeline takes a move back',
    Text: 'Moved the wrong person? Undo returns the person to the earlier stage, with its date.',
  },
  it: {
    Title: 'La pipeline annulla uno spostamento',
    Text: 'Hai spostato la persona sbagliata? Annulla la riporta alla fase di prima, con la sua data.',
  },
  es: {
    Title: 'El embudo deshace un cambio',
    Text: '¿Has movido a la persona equivocada? Deshacer la devuelve a la etapa anterior, con su fecha.',
  },
  fr: {
    Title: 'Le pipeline annule un déplacement',
    Text: 'Vous avez déplacé la mauvaise personne ? Annuler la ramène à l’étape précédente, avec sa date.',
  },
};

export const families: Readonly<Record<string, readonly string[]>> = { Rosso: ['Emma', 'Pietro'] };

export const letter: { readonly nickname: string; readonly texts: MessageTexts } = {
  nickname: 'Ale',
  texts: {
    en: {
      Title: 'Your easy days',
      Text: 'Ciao {Nickname}, your easy days are easy now, and it shows in the hard ones. Keep Monday below zone 3 this week; we look at it together on Friday.',
    },
    it: {
      Title: 'I tuoi giorni facili',
      Text: 'Ciao {Nickname}, adesso i giorni facili sono facili davvero, e si vede in quelli duri. Questa settimana lunedì resta sotto la zona 3; venerdì lo guardiamo insieme.',
    },
  },
};

export const openDay: {
  readonly nicknames: readonly string[];
  readonly texts: MessageTexts;
  readonly replied: { readonly nickname: string; readonly text: string };
} = {
  nicknames: ['Duke', 'Tess', 'Fox'],
  texts: {
    en: {
      Title: 'Open day: bring a friend',
      Text: 'Hello {Nickname}, on Saturday the doors of {Club} are open for your friends.',
    },
    it: { Title: 'Porte aperte: porta un amico', Text: 'Ciao {Nickname}, sabato le porte di {Club} sono aperte ai tuoi amici.' },
  },
  replied: { nickname: 'Duke', text: 'Can I bring two friends, or only one?' },
};

export const letterThread = {
  reply: 'Can I ride on Monday all the same, if I stay in zone 2?',
  answer: 'Yes, forty minutes at most. Look at the zones on the wall, not at the watts.',
  note: 'The knee was sore last week, keep an eye on it.',
} as const;

export interface NamedPaper {
  readonly nickname: string;
  readonly daysAgo: number;
  readonly Title: string;
  readonly FileName: string;
  readonly lines: readonly string[];
  /** False for a health document of the member. */
  readonly isOfClub: boolean;
  /** Days until the last day of the document; null if it has none. */
  readonly endsIn: number | null;
}
export const papers: readonly NamedPaper[] = [
  {
    nickname: 'Ale',
    daysAgo: 11,
    Title: 'Introduction to the gym',
    FileName: 'introduction.pdf',
    lines: [
      'Introduction to the gym',
      '',
      'Warm up for ten minutes before every class.',
      'Hard days on Wednesday and Friday, easy ones between.',
    ],
    isOfClub: true,
    endsIn: null,
  },
  {
    nickname: 'Ale',
    daysAgo: 9,
    Title: 'Sports physician',
    FileName: 'sports-physician.pdf',
    lines: [
      'Visit at the sports physician',
      '',
      'Heart at rest 56 bpm, under load without findings.',
      'Fit for endurance sports.',
    ],
    isOfClub: false,
    endsIn: 320,
  },
];
