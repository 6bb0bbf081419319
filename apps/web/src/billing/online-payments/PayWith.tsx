import type { StoredCard } from '@clubpulse/contract/billing/online-payments/online-payments';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { ChoiceCards } from './ChoiceCards.tsx';

export const ON_PAGE = 'page';

interface PayWithProps {
  cards: readonly StoredCard[];
  /** The id of a stored card, or `ON_PAGE`. */
  value: string;
  onChange: (value: string) => void;
}

export function PayWith({ cards, value, onChange }: PayWithProps) {
  const t = useT();
  const formats = useFormats();
  const stored = cards.map(({ ExtMeansId, Name, LastMonth }) => ({
    value: ExtMeansId,
    name: Name,
    text: t('billing.cardLasts', { month: formats.month(`${LastMonth}-01`) }),
  }));
  const page = { value: ON_PAGE, name: t('billing.otherMeans'), text: t('billing.payOnBankPage') };
  return <ChoiceCards label={t('billing.payWith')} options={[...stored, page]} value={value} onChange={onChange} />;
}
