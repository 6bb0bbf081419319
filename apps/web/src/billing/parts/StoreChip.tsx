import { IconEyeOff, IconShoppingBag } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useT } from '../../platform/phrases.ts';

export function StoreChip({ purchasable }: { purchasable: boolean }) {
  const t = useT();
  return purchasable ? (
    <StateChip tone="ok" icon={IconShoppingBag}>
      {t('billing.inStore')}
    </StateChip>
  ) : (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('billing.notInStore')}
    </StateChip>
  );
}
