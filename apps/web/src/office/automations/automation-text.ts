import type { AutomationContent } from '@clubpulse/contract/office/automations/automations';
import { doneActs } from '@clubpulse/contract/office/automations/automations';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

type Said = Pick<AutomationContent, 'Trigger' | 'Days' | 'WaitHours' | 'Then'>;

/** A text such as "When a member has not come for 28 days". */
export const whenText = (t: Translate, { Trigger, Days }: Pick<Said, 'Trigger' | 'Days'>): string =>
  t(`automations.when.${Trigger}`, { count: Days ?? 0 });

/** A text such as "then after 2 days: message, task". */
export function thenText(t: Translate, formats: Formats, { WaitHours, Then }: Said): string {
  const acts = new Intl.ListFormat(formats.locale).format(
    doneActs.filter((act) => Then[act] !== null).map((act) => t(`automations.act.${act}`)),
  );
  if (WaitHours === 0) return t('automations.then', { acts });
  const inDays = WaitHours % 24 === 0;
  const wait = t(inDays ? 'automations.waitDays' : 'automations.waitHours', { count: inDays ? WaitHours / 24 : WaitHours });
  return t('automations.thenAfter', { wait, acts });
}
