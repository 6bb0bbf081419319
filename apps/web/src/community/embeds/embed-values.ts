import { type EmbedInput, embedInputSchema, embedSettingsSchema, type RankingEmbed } from '@clubpulse/contract/community/embeds';
import { tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { refusedDays } from '@clubpulse/rules/community/rankings/range';
import type { Day } from '@clubpulse/rules/time/days';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { schemaWords } from '../../platform/phrases.ts';

/** How a ranking is shown elsewhere, as it is typed: websites a line each. */
export interface EmbedValues extends Omit<EmbedInput, 'Origins' | 'Rows'> {
  Origins: string;
  Rows: number | null;
}

export function valuesOf(embed: RankingEmbed): EmbedValues {
  const { Origins, ...settings } = embedSettingsSchema.parse(embed);
  return { ...settings, Origins: Origins.join('\n') };
}

/** Checks by the schema, then by what the server refuses besides: colours, and days that are none of a ranking. */
export const checkedOn =
  (today: Day) =>
  (values: EmbedValues): Checked<EmbedInput> => {
    const Origins = values.Origins.split(/\s+/)
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''));
    const checked = bySchema(embedInputSchema)({ ...values, Origins });
    if (checked.errors !== null) {
      // Of several websites one field says what is wrong.
      const wrong = Object.entries(checked.errors).map(([field, words]) => [field.split('.')[0], words]);
      return { errors: Object.fromEntries(wrong) };
    }
    const errors = [
      ...tooPale(checked.output).map((field) => [field, schemaWords('contrast-too-low')] as const),
      ...(sinceRefused(checked.output.Since, today) === 'future'
        ? [['Since', schemaWords('date-no-greater-than-now')] as const]
        : []),
      // The field says it itself, with the earliest day that may be.
      ...(sinceRefused(checked.output.Since, today) === 'long' ? [['Since', schemaWords('invalid-date')] as const] : []),
    ];
    return errors.length === 0 ? checked : { errors: Object.fromEntries(errors) };
  };

export const sinceRefused = (since: Day | null, today: Day) =>
  since === null ? undefined : since > today ? ('future' as const) : refusedDays({ first: since, last: today }, today);

/** What a website writes into its page. */
export const codeOf = (uri: string, title: string): string =>
  `<iframe src="${uri}" width="800" height="720" style="border:0" title="${title}"></iframe>`;
