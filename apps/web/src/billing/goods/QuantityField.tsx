import { type Article, SOLD_AT_ONCE_MAX } from '@clubpulse/contract/billing/goods/goods';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

interface QuantityFieldProps {
  article: Article;
  isFirst: boolean;
  value: number | null;
  error: string | undefined;
  onChange: (quantity: number | null) => void;
}

export function QuantityField({ article: { Name, Price, Currency }, isFirst, value, error, onChange }: QuantityFieldProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <NumberField
      label={t('billing.articleQuantity', { name: Name })}
      description={t('billing.articleEach', { amount: formats.money(Price, Currency) })}
      required
      {...(isFirst && { 'data-autofocus': true })}
      min={1}
      max={SOLD_AT_ONCE_MAX}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
