import { denominationsOf } from '@clubpulse/rules/billing/cash-desk/denominations';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './CashDesk.module.css';

interface CountCoinsProps {
  currency: string;
  /** In minor units. */
  onCounted: (total: number) => void;
  onClose: () => void;
}

export function CountCoins({ currency, onCounted, onClose }: CountCoinsProps) {
  const t = useT();
  const formats = useFormats();
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const values = denominationsOf(currency) ?? [];
  const total = values.reduce((sum, value) => sum + value * (pieces.get(value) ?? 0), 0);
  const isReadable = Number.isFinite(total);
  return (
    <Dialog opened onClose={onClose} title={t('billing.deskCoinTitle')}>
      <div className={classes['coins']}>
        {values.map((value) => (
          <NumberField
            key={value}
            label={formats.money(value, currency)}
            max={9_999}
            value={pieces.get(value)}
            onChange={(next) => setPieces((before) => new Map(before).set(value, next ?? 0))}
          />
        ))}
      </div>
      <Button
        fullWidth
        disabled={!isReadable}
        onClick={() => {
          onCounted(total);
          onClose();
        }}
      >
        {t('billing.deskCoinAct', { amount: formats.money(isReadable ? total : 0, currency) })}
      </Button>
    </Dialog>
  );
}
