import type { AudienceCount, MessageDraft, MessageTexts } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { z } from 'zod';

export interface WrittenText {
  readonly Title: string;
  readonly Text: string;
  readonly Button?: string | undefined;
}
export type WrittenTexts = Partial<Record<Language, WrittenText>>;

const proposalSchema = z.object({ words: z.object({ Title: z.string(), Text: z.string() }) });
export const proposedText = (state: unknown): WrittenText | undefined => proposalSchema.safeParse(state).data?.words;

const empty: WrittenText = { Title: '', Text: '' };

export const writtenTextsOf = (texts: MessageDraft['Texts'] | undefined, first: Language): WrittenTexts => ({
  [first]: empty,
  ...(texts === undefined ? {} : Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined))),
});

export const written = (texts: WrittenTexts, first: Language): MessageTexts =>
  Object.fromEntries(
    languages.flatMap((one) => {
      const words = texts[one] ?? empty;
      return one === first || words.Title.trim() !== '' || words.Text.trim() !== '' ? [[one, words]] : [];
    }),
  );

export function besideOf(
  first: Language,
  texts: MessageDraft['Texts'] | undefined,
  counted: readonly Pick<AudienceCount['Languages'][number], 'Language' | 'Count'>[] | undefined = [],
): Language {
  const others = languages.filter((one) => one !== first);
  const readers = (language: Language) => counted.find((one) => one.Language === language)?.Count ?? 0;
  const [most = first] = others.toSorted((one, other) => readers(other) - readers(one));
  return others.find((one) => texts?.[one] !== undefined) ?? most;
}
