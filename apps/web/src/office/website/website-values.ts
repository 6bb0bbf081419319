import { type ClubWebsite, type WebsiteInput, websiteInputSchema } from '@clubpulse/contract/office/website/website';
import { tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { schemaText } from '../../platform/phrases.ts';

export interface WebsiteValues extends Omit<WebsiteInput, 'Origins' | 'GuestPrice' | 'GuestMost'> {
  Origins: string;
  GuestPrice: number | null;
  GuestMost: number | null;
}

export function valuesOf(website: ClubWebsite): WebsiteValues {
  const { Origins, ...settings } = websiteInputSchema.parse(website);
  return { ...settings, Origins: Origins.join('\n') };
}

export function checkWebsite(values: WebsiteValues): Checked<WebsiteInput> {
  const Origins = values.Origins.split(/\s+/)
    .filter(Boolean)
    .map((line) => line.replace(/\/$/, ''));
  const checked = bySchema(websiteInputSchema)({ ...values, Origins });
  if (checked.errors !== null) {
    const wrong = Object.entries(checked.errors).map(([field, words]) => [field.split('.')[0], words]);
    return { errors: Object.fromEntries(wrong) };
  }
  const pale = tooPale(checked.output).map((field) => [field, schemaText('contrast-too-low')] as const);
  return pale.length === 0 ? checked : { errors: Object.fromEntries(pale) };
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Snippet extends Pick<ClubWebsite, 'Script' | 'Timetable' | 'Store'> {
  readonly code: string;
  readonly labels: Readonly<Record<'Timetable' | 'Store', string>>;
}

export const serverOf = (script: string): string => script.replace(/\/widget\.js$/, '');

export function snippetOf({ Script, Timetable, Store, code, labels }: Snippet): string {
  const element = (name: string, view: string, label: string) => [
    `<${name} club="${code}">`,
    `  <a href="${attribute(`${serverOf(Script)}/#/${view}`)}">${attribute(label)}</a>`,
    `</${name}>`,
  ];
  return [
    `<script async src="${attribute(Script)}"></script>`,
    ...(Timetable ? element('clubpulse-timetable', 'Book', labels.Timetable) : []),
    ...(Store ? element('clubpulse-store', 'MySubscriptions', labels.Store) : []),
  ].join('\n');
}
