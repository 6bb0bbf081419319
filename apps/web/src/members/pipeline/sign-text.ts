import type { RiskSign } from '@clubpulse/contract/members/pipeline/pipeline';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export function signText(sign: RiskSign, t: Translate, { date, number }: Formats): string {
  switch (sign.Kind) {
    case 'NotSeen':
      return t('members.signNotSeen', { days: number(sign.Days), every: number(sign.Every) });
    case 'Rarer':
      return t('members.signRarer', { count: sign.Visits, visits: number(sign.Visits), before: number(sign.Before) });
    case 'Ending':
      return t('members.signEnding', { date: date(sign.Date) });
    case 'Ended':
      return t('members.signEnded');
  }
}
