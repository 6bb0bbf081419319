import { getClubVat } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

interface VatChoiceProps {
  value: string | null;
  error: string | undefined;
  onChange: (code: string | null) => void;
}

export function VatChoice({ value, error, onChange }: VatChoiceProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const codes = useCall(getClubVat, { params: { id } }, { quiet: true }).data?.Codes ?? [];
  if (codes.length < 2) return null;
  return (
    <ChoiceField
      label={t('billing.vatCode')}
      placeholder={codes.find(({ IsDefault }) => IsDefault)?.Code ?? t('billing.vatByDefault')}
      clearable
      data={codes.map(({ Code, Name }) => ({ value: Code, label: [Code, Name].filter(Boolean).join(', ') }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
