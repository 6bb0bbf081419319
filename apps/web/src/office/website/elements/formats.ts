import type { WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { type Language, locales } from '@clubpulse/contract/scalars';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { filled } from './dom.ts';

export type Texts = ReturnType<typeof textsOf>;

export function textsOf({
  Language: language,
  Club: { TimeZone: timeZone },
  Words,
}: Pick<WebsiteTimetable, 'Language' | 'Club' | 'Words'>) {
  const locale = locales[language];
  const dayFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const midday = (day: string) => new Date(`${day}T12:00:00Z`);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return {
    say: (word: string, values: Readonly<Record<string, string | number>> = {}) => filled(Words[word] ?? '', values),
    time: (instant: string | Date) => clock.format(new Date(instant)),
    moment: (instant: string) => moment.format(new Date(instant)),
    weekday: (day: string) => dayFormat({ weekday: 'short' }).format(midday(day)),
    dayNumber: (day: string) => dayFormat({ day: 'numeric' }).format(midday(day)),
    day: (day: string) => dayFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(midday(day)),
    range: (from: string, to: string) => dayFormat({ day: 'numeric', month: 'long' }).formatRange(midday(from), midday(to)),
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** minorDigits(currency)),
  };
}

export function pageLanguage(element: Element): Language | undefined {
  const tag = element.getAttribute('lang') ?? element.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
  const [short = ''] = tag.toLowerCase().split('-');
  return (Object.keys(locales) as Language[]).find((language) => language === short);
}
