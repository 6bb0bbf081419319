import { Checkbox } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import { useManages } from './use-manages.ts';

export function InExport({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const t = useT();
  if (!useManages()) return null;
  return (
    <Checkbox label={t('billing.visibleInExport')} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}
