import { type EmbedInput, embedInputSchema, embedSettingsSchema, type RankingEmbed } from '@clubpulse/contract/community/embeds';
import { tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { refusedDays } from '@clubpulse/rules/community/rankings/range';
import type { Day } from '@clubpulse/rules/time/days';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { schemaText } from '../../platform/phrases.ts';

export interface EmbedValues extends Omit<EmbedInput, 'Origins' | 'Rows'> {
  Origins: string;
  Rows: number | null;
}

export function valuesOf(embed: RankingEmbed): EmbedValues {
  const { Origins, ...settings } = embedSettingsSchema.parse(embed);
  return { ...settings, Origins: Origins.join('\n') };
}

/** Checks the schema, then the server's rules for colours and days. */
export const checkedOn =
  (today: Day) =>
  (values: EmbedValues): Checked<EmbedInput> => {
    const Origins = values.Origins.split(/\s+/)
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''));
    const checked = bySchema(embedInputSchema)({ ...values, Origins });
    if (checked.errors !== null) {
      const wrong = Object.entries(checked.errors).map(([field, words]) => [field.split('.')[0], words]);
      return { errors: Object.fromEntries(wrong) };
    }
    const errors = [
      ...tooPale(checked.output).map((field) => [field, schemaText('contrast-too-low')] as const),
      ...(sinceRefused(checked.output.Since, today) === 'future'
        ? [['Since', schemaText('date-no-greater-than-now')] as const]
        : []),
      ...(sinceRefused(checked.output.Since, today) === 'long' ? [['Since', schemaText('invalid-date')] as const] : []),
    ];
    return errors.length === 0 ? checked : { errors: Object.fromEntries(errors) };
  };

export const sinceRefused = (since: Day | null, today: Day) =>
  since === null ? undefined : since > today ? ('future' as const) : refusedDays({ first: since, last: today }, today);

export const codeOf = (uri: string, title: string): string =>
  `<iframe src="${uri}" width="800" height="720" style="border:0" title="${title}"></iframe>`;
