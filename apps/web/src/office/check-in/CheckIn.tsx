import type { Arrival } from '@clubpulse/contract/office/check-in/check-in';
import { checkIn } from '@clubpulse/contract/office/check-in/check-in.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useWidth } from '../../kit/widths.ts';
import { type Person, PersonPicker } from '../../members/people/public.ts';
import { ApiError, change } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { clearError, toastError } from '../../platform/toasts/toasts.ts';
import { hasCamera } from './barcodes.ts';
import { CameToday } from './CameToday.tsx';
import styles from './CheckIn.module.css';
import { CodeField } from './CodeField.tsx';

const ArrivedCard = lazyComponent(() => import('./ArrivedCard.tsx').then((it) => it.ArrivedCard));
const Camera = lazyComponent(() => import('./Camera.tsx').then((it) => it.Camera));

const CAUSE = 'check-in';

type Whom = { Code: string } | { UserId: number };

/** `letIn` throws a refusal, `letInOrSay` shows it. */
function useAdmit() {
  const { ClubId: id } = useStaffClub();
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const [named, setNamed] = useState<Person | null>(null);
  const [round, setRound] = useState(0);
  const admit = useCallback(
    async (body: Whom) => {
      setArrived(await change(checkIn, { params: { id }, body }, { quiet: true }));
      setNamed(null);
      setRound((before) => before + 1);
      return true;
    },
    [id],
  );
  const admitOrNotify = useCallback(
    async (body: Whom) => {
      try {
        await admit(body);
        clearError(CAUSE);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toastError({ cause: CAUSE, title: refusalText(error), ofScreen: true });
      }
    },
    [admit],
  );
  return { arrived, named, setNamed, round, letIn: admit, letInOrSay: admitOrNotify };
}

export default function CheckIn() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const field = useRef<HTMLInputElement>(null);
  const { arrived, named, setNamed, round, letIn: admit, letInOrSay: admitOrNotify } = useAdmit();
  const [reading, setReading] = useState(false);
  const keys = useWidth() !== 'phone';
  // The field gets the focus for a barcode reader, but not on a phone, whose keyboard would cover the page.
  useEffect(() => {
    if (keys || arrived !== null) field.current?.focus();
  }, [arrived, keys]);
  const form = useForm({
    initial: { Code: '' },
    check: byRule(({ Code }): FieldTexts => (Code.trim() === '' ? { Code: t('field-required') } : {})),
    wordsOf: (error) => ({ Code: refusalText(error) }),
  });
  const seen = useCallback(
    (Code: string) => {
      setReading(false);
      void admitOrNotify({ Code });
    },
    [admitOrNotify],
  );
  return (
    <Page title={t('checkIn.title')} subtitle={t(hasCamera() ? 'checkIn.textCamera' : 'checkIn.text')}>
      <div className={styles['desk']}>
        <div className={styles['column']}>
          <Card>
            <form className={styles['form']} onSubmit={form.submit(admit)} noValidate>
              <CodeField
                form={form}
                ref={field}
                classNames={{ input: styles['code'] }}
                label={t('kit.code')}
                description={t('checkIn.codeHint')}
              />
              <div className={styles['acts']}>
                <Button type="submit" size="lg" loading={form.saving}>
                  {t('checkIn.act')}
                </Button>
                {hasCamera() && (
                  <Button
                    size="lg"
                    variant="default"
                    leftSection={reading ? <IconCameraOff size={20} stroke={1.8} /> : <IconCamera size={20} stroke={1.8} />}
                    onClick={() => setReading(!reading)}
                  >
                    {t(reading ? 'checkIn.cameraStop' : 'checkIn.camera')}
                  </Button>
                )}
              </div>
            </form>
            {reading && <Camera onCode={seen} />}
            <PersonPicker
              key={round}
              clubId={id}
              label={t('checkIn.byName')}
              placeholder={t('checkIn.byNamePlaceholder')}
              nobodyFound={t('checkIn.nobodyFound')}
              clearable
              value={named?.UserId ?? null}
              onChange={setNamed}
            />
            {named !== null && (
              <Button size="lg" className={styles['byName'] ?? ''} onClick={() => void admitOrNotify({ UserId: named.UserId })}>
                {t('checkIn.actOf', { name: fullName(named) })}
              </Button>
            )}
          </Card>
          {arrived !== null && <ArrivedCard key={`${arrived.CheckInId} ${arrived.UserId}`} arrival={arrived} />}
        </div>
        <CameToday />
      </div>
    </Page>
  );
}
