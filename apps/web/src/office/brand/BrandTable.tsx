import type { LicenseState } from '@clubpulse/contract/clubs/licenses/licenses';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import type { Sort } from '../../kit/list/SortHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs } from '../../platform/session.tsx';
import classes from './BrandTable.module.css';
import { licenseTexts, needText } from './brand-text.ts';
import { changeText } from './change-text.ts';
import { firstOf, inOrder, orderNamed } from './order/club-order.ts';
import { type BrandClub, type Compared, filled, seatsChange, toneOf, worstNeed } from './order/worst-first.ts';

/** The most urgent club is first, with the reason, unless sorted by a column. A click selects the club. */
export function BrandTable({ clubs, sort }: { clubs: readonly Compared[]; sort: Sort }) {
  const t = useT();
  const formats = useFormats();
  const act = (one: Compared) => <SettleIt one={one} onCompare={() => sort.onChange(firstOf('Seats'))} />;
  return (
    <ListRows
      label={t('clubs.brandClubs', { count: clubs.length })}
      rows={inOrder(clubs, orderNamed(sort.by), formats.locale)}
      sort={sort}
      idOf={({ club }) => club.ClubId}
      columns={[
        {
          id: 'Club',
          head: t('kit.club'),
          names: true,
          sorts: true,
          cell: (one) => (
            <>
              <Name one={one} short />
              <span className={classes['bridges']}>
                {t('kit.bridges')} <Bridges club={one.club} />
              </span>
            </>
          ),
        },
        {
          id: 'Why',
          head: t('clubs.whyHere'),
          sorts: true,
          className: classes['whyCell'],
          cell: (one) => (
            <>
              <WhyHere one={one} />
              {act(one)}
            </>
          ),
        },
        { id: 'Members', head: t('clubs.membersNow'), sorts: true, end: true, cell: (one) => <Members one={one} /> },
        { id: 'Seats', head: t('clubs.seatsFilled'), sorts: true, cell: (one) => <Seats one={one} /> },
        {
          id: 'Unpaid',
          head: t('clubs.unpaidColumn'),
          sorts: true,
          end: true,
          cell: (one) => <Unpaid one={one} />,
        },
        {
          id: 'Licence',
          head: t('clubs.licenceColumn'),
          sorts: true,
          className: classes['wide'],
          cell: ({ license }) => <Licence state={license} />,
        },
        {
          id: 'Bridges',
          head: t('kit.bridges'),
          sorts: true,
          end: true,
          className: classes['widest'],
          cell: ({ club }) => <Bridges club={club} />,
        },
      ]}
      card={(one) => (
        <div className={classes['card']}>
          <Name one={one} />
          <WhyHere one={one} />
          <dl className={classes['figures']}>
            <div>
              <dt>{t('clubs.membersNow')}</dt>
              <dd>
                <Members one={one} />
              </dd>
            </div>
            <div>
              <dt>{t('clubs.seatsFilled')}</dt>
              <dd>
                <Seats one={one} />
              </dd>
            </div>
            <div>
              <dt>{t('clubs.unpaidColumn')}</dt>
              <dd>
                <Unpaid one={one} />
              </dd>
            </div>
            <div>
              <dt>{t('kit.bridges')}</dt>
              <dd>
                <Bridges club={one.club} />
              </dd>
            </div>
          </dl>
          {act(one)}
        </div>
      )}
    />
  );
}

const townOf = (address: string): string => address.split(',').slice(1).join(',').trim() || address;

function Name({ one: { club, license }, short = false }: { one: Compared; short?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const held = licenseTexts(license, t, formats);
  const openIn = useOpenIn(club);
  return (
    <button type="button" className={classes['club']} onClick={() => openIn('ClubProfile')}>
      <Avatar name={club.Name} uri={club.PictureUri} size={34} />
      <span>
        <b>{club.Name}</b>
        {club.Address !== null && <span title={club.Address}>{short ? townOf(club.Address) : club.Address}</span>}
        {held !== null && (
          <span className={short ? classes['licence'] : undefined}>
            {held.name} · {held.end}
          </span>
        )}
      </span>
      <IconChevronRight size={17} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

function useOpenIn(club: BrandClub): (view: string) => void {
  const goTo = useGoTo();
  const { selectClub } = useClubs();
  return (view) => {
    const { Summary: _summary, ...plain } = club;
    selectClub(plain);
    goTo(view);
  };
}

const settledIn = { licence: 'ClubLicenses', bridges: 'DeviceManagement', unpaid: 'ManageUsers?pay=Unpaid' } as const;
const actWords = {
  licence: 'clubs.licenses',
  bridges: 'devices.title',
  unpaid: 'members.people',
  seats: 'clubs.compare',
} as const;

function SettleIt({ one, onCompare }: { one: Compared; onCompare: () => void }) {
  const t = useT();
  const openIn = useOpenIn(one.club);
  const why = worstNeed(one);
  if (why === null) return null;
  const { kind } = why;
  const words = t(actWords[kind]);
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('clubs.actOf', { act: words, club: one.club.Name })}
      onClick={kind === 'seats' ? onCompare : () => openIn(settledIn[kind])}
    >
      {words}
    </Button>
  );
}

function WhyHere({ one }: { one: Compared }) {
  const t = useT();
  const formats = useFormats();
  const words = needText(one, t, formats);
  if (words === null) return <span className={classes['quiet']}>{t('clubs.nothingToDo')}</span>;
  const tone = toneOf(one);
  const Icon = tone === 'bad' ? IconAlertCircle : IconAlertTriangle;
  return (
    <span className={classes['why']} data-tone={tone}>
      <Icon size={17} stroke={1.8} aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}

function Members({ one: { club, figures } }: { one: Compared }) {
  const t = useT();
  const formats = useFormats();
  const joined = figures?.Joined ?? 0;
  return (
    <span className={classes['pair']}>
      <b className={classes['number']}>{formats.number(figures?.Members ?? club.Summary.Athletes)}</b>
      {joined > 0 && <span>{t('clubs.joinedLately', { count: joined, number: formats.number(joined) })}</span>}
    </span>
  );
}

function Seats({ one: { figures } }: { one: Compared }) {
  const t = useT();
  const formats = useFormats();
  if (figures === undefined) return null;
  const share = filled(figures.SeatsTaken, figures.Seats);
  if (share === null) return <span className={classes['quiet']}>{t('clubs.noClassesHeld')}</span>;
  const change = seatsChange(figures);
  return (
    <span className={classes['pair']}>
      <span className={classes['seats']}>
        <Meter part={figures.SeatsTaken} whole={figures.Seats} />
        <b>{formats.percent(share)}</b>
      </span>
      {change !== null && <span>{changeText(change, t)}</span>}
    </span>
  );
}

function Unpaid({ one: { figures } }: { one: Compared }) {
  const t = useT();
  const formats = useFormats();
  if (figures === undefined) return null;
  if (figures.Unpaid.length === 0) return <span className={classes['quiet']}>{t('clubs.nobodyUnpaid')}</span>;
  return figures.Unpaid.map(({ Currency, Amount, People }) => (
    <span key={Currency} className={classes['pair']}>
      <b>{formats.money(Amount, Currency)}</b>
      <span>{t('clubs.people', { count: People, number: formats.number(People) })}</span>
    </span>
  ));
}

function Licence({ state }: { state: LicenseState | undefined }) {
  const t = useT();
  const formats = useFormats();
  const words = licenseTexts(state, t, formats);
  if (words === null) return null;
  const { name, end } = words;
  return (
    <span className={classes['pair']}>
      <b>{name}</b>
      <span>{end}</span>
    </span>
  );
}

function Bridges({ club: { Summary } }: { club: BrandClub }) {
  const t = useT();
  const formats = useFormats();
  if (Summary.BridgesTotal === 0) return <span className={classes['quiet']}>{t('kit.noBridges')}</span>;
  return <b>{`${formats.number(Summary.BridgesOnline)}/${formats.number(Summary.BridgesTotal)}`}</b>;
}
