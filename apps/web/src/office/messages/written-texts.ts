import type { AudienceCount, MessageDraft, MessageTexts } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { z } from 'zod';

/** Of a message in one language. */
export interface Words {
  readonly Title: string;
  readonly Text: string;
  /** On its button. */
  readonly Button?: string | undefined;
}
export type WrittenTexts = Partial<Record<Language, Words>>;

const proposalSchema = z.object({ words: z.object({ Title: z.string(), Text: z.string() }) });
/** What the screen that one came from proposes to write, `{ words: { Title, Text } }` in the state of the address. */
export const wordsFrom = (state: unknown): Words | undefined => proposalSchema.safeParse(state).data?.words;

const empty: Words = { Title: '', Text: '' };

/** What was written before, with room for the first language. */
export const wordsOf = (texts: MessageDraft['Texts'] | undefined, first: Language): WrittenTexts => ({
  [first]: empty,
  ...(texts === undefined ? {} : Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined))),
});

/** Only what somebody wrote; the first language always, so that what it lacks is said. */
export const written = (texts: WrittenTexts, first: Language): MessageTexts =>
  Object.fromEntries(
    languages.flatMap((one) => {
      const words = texts[one] ?? empty;
      return one === first || words.Title.trim() !== '' || words.Text.trim() !== '' ? [[one, words]] : [];
    }),
  );

/** The language that stands beside the first until somebody chooses: one that is written, else that of most readers. */
export function besideOf(
  first: Language,
  texts: MessageDraft['Texts'] | undefined,
  counted: AudienceCount['Languages'] | undefined = [],
): Language {
  const others = languages.filter((one) => one !== first);
  const readers = (language: Language) => counted.find((one) => one.Language === language)?.Count ?? 0;
  const [most = first] = others.toSorted((one, other) => readers(other) - readers(one));
  return others.find((one) => texts?.[one] !== undefined) ?? most;
}
