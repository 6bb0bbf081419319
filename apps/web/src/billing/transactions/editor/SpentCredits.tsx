import { Refusal } from '../../../kit/states/Refusal.tsx';
import type { ApiError } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';

interface SpentCreditsProps {
  error: ApiError;
  currency: string;
  onFix: (changes: { Amount: number } | { KeepCredits: true } | { Effect: 'Keep' }) => void;
}

export function SpentCredits({ error, currency, onFix }: SpentCreditsProps) {
  const t = useT();
  const formats = useFormats();
  const most = Number(error.values['refundable'] ?? 0);
  const less = {
    label: t('billing.refundOnly', { amount: formats.money(most, currency) }),
    onClick: () => onFix({ Amount: most }),
  };
  const keep = error.is('TicketsAlreadySpent')
    ? { label: t('billing.leaveTickets'), onClick: () => onFix({ Effect: 'Keep' }) }
    : { label: t('billing.keepCredits'), onClick: () => onFix({ KeepCredits: true }) };
  return <Refusal words={refusalText(error)} fixes={most > 0 ? [less, keep] : [keep]} />;
}
