import { kioskOpenSchema, type OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import { openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { Button } from '@mantine/core';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { VisitorPage } from '../../kit/page/VisitorPage.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { CodeField } from './CodeField.tsx';
import styles from './Kiosk.module.css';

interface PairTabletProps {
  code: string;
  why: string | null;
  onPaired: (opened: OpenedKiosk) => void;
}

export function PairTablet({ code, why, onPaired }: PairTabletProps) {
  const t = useT();
  const form = useForm({ initial: { Code: code }, check: bySchema(kioskOpenSchema) });
  const open = useChange(openKiosk, { quiet: true, onDone: onPaired });
  return (
    <VisitorPage>
      <form className={styles['pair']} noValidate onSubmit={form.submit((body) => open.mutateAsync({ body }))}>
        <h1>{t('checkIn.kioskPair')}</h1>
        <p>{t('checkIn.kioskPairText')}</p>
        <Refusal words={form.refusal ?? why} />
        <CodeField form={form} classNames={{ input: styles['code'] }} label={t('kit.code')} withAsterisk />
        <Button type="submit" size="lg" loading={form.saving}>
          {t('checkIn.kioskPairAct')}
        </Button>
      </form>
    </VisitorPage>
  );
}
