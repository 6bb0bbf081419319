import type { CloseLine, DayCloseDetail } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { getDayClose } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { differenceOf } from '@clubpulse/rules/billing/cash-desk/differences';
import { IconPrinter } from '@tabler/icons-react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { methodLabel } from '../parts/methods.ts';
import classes from './ClosedDay.module.css';
import { Corrections, Moves, Operators } from './DeskEntries.tsx';
import { isUsed } from './desk-line.ts';
import { numberOf } from './number-of.ts';
import { moneyOf, signed } from './signed.ts';

export default function ClosedDay({ id = '' }: ScreenProps) {
  const t = useT();
  const club = useStaffClub();
  const isKnown = /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
  const params = { id: club.ClubId, dayCloseId: isKnown ? Number(id) : 0 };
  const close = useCall(getDayClose, { params }, { quiet: true, ignore: [404], enabled: isKnown });
  const print = { label: t('kit.print'), icon: IconPrinter, primary: true, onClick: () => void printSoon() };
  return (
    <ClubDays timeZone={club.TimeZone}>
      <Page
        title={close.data ? t('billing.deskNumber', { number: numberOf(close.data) }) : t('billing.cashDesk')}
        back={pathTo('CashDesk')}
        reading
        {...(close.data && { actions: <HeaderActions label={t('kit.more')} actions={[print]} /> })}
      >
        {isKnown ? (
          <QueryResult query={close} loading={<SkeletonScreen />}>
            {(found) => <Paper close={found} />}
          </QueryResult>
        ) : (
          <NotFound />
        )}
      </Page>
    </ClubDays>
  );
}

function Paper({ close }: { close: DayCloseDetail }) {
  const t = useT();
  const formats = useFormats();
  const { Name } = useStaffClub();
  const { Currency, OpenedAt, ClosedAt, ClosedBy, FloatLeft, ToSafe, OnlineSold, OnlineGivenBack } = close;
  return (
    <article className={classes['paper']} aria-label={t('billing.deskNumber', { number: numberOf(close) })}>
      <header>
        <h2>{Name}</h2>
        <p>
          {[`${formats.dateTime(OpenedAt)} – ${formats.dateTime(ClosedAt)}`, ClosedBy].filter((one) => one !== null).join(', ')}
        </p>
      </header>
      <div className={classes['methods']}>
        {close.Lines.filter((line) => isUsed(line)).map((line) => (
          <Method key={line.Method} line={line} currency={Currency} />
        ))}
        {(OnlineSold > 0 || OnlineGivenBack > 0) && (
          <section>
            <h3>{t('billing.deskOnline')}</h3>
            <Amounts
              currency={Currency}
              amounts={[
                { label: t('billing.deskSold'), amount: OnlineSold },
                { label: t('billing.deskGivenBack'), amount: -OnlineGivenBack, isChange: true },
              ]}
            />
            <p>{t('billing.deskOnlineText')}</p>
          </section>
        )}
      </div>
      <p>
        {t('billing.deskFloatLeft')} <b>{formats.money(FloatLeft, Currency)}</b>,{' '}
        {t('billing.deskToSafe', { amount: formats.money(ToSafe, Currency) })}
      </p>
      <Operators lines={close.Operators} currency={Currency} />
      <Moves moves={close.Moves} currency={Currency} />
      <Corrections corrections={close.Corrections} currency={Currency} />
    </article>
  );
}

interface Amount {
  readonly label: string;
  readonly amount: number;
  /** True for a difference: it has a sign, and is hidden when it is 0. */
  readonly isChange?: boolean;
}

function Amounts({ amounts, currency }: { amounts: readonly Amount[]; currency: string }) {
  const formats = useFormats();
  return (
    <dl>
      {amounts
        .filter(({ amount, isChange = false }) => !isChange || amount !== 0)
        .map(({ label, amount, isChange = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isChange ? signed(amount, currency, formats) : moneyOf(amount, currency, formats)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Method({ line, currency }: { line: CloseLine; currency: string }) {
  const t = useT();
  const { Method: method, Opening, Sold, GivenBack, Moved, Corrected, Expected, Counted, Kind, Reason } = line;
  const amounts: Amount[] = [
    { label: t('billing.deskOpening'), amount: Opening, isChange: Opening === 0 },
    { label: t('billing.deskSold'), amount: Sold },
    { label: t('billing.deskGivenBack'), amount: -GivenBack, isChange: true },
    { label: t('billing.deskMoved'), amount: Moved, isChange: true },
    { label: t('billing.deskCorrected'), amount: Corrected, isChange: true },
    { label: t('billing.deskExpected'), amount: Expected },
    ...(Counted === null ? [] : [{ label: t('billing.deskCounted'), amount: Counted }]),
    { label: t('billing.difference'), amount: differenceOf(line), isChange: true },
  ];
  return (
    <section>
      <h3>{t(methodLabel(method))}</h3>
      <Amounts amounts={amounts} currency={currency} />
      {Kind !== null && <p>{[t(`billing.deskKind.${Kind}`), Reason].join(': ')}</p>}
    </section>
  );
}
