import type { ClubDetails, ClubReach, ClubUpdate, JoinMode } from '@clubpulse/contract/clubs/clubs';
import { getClubReach } from '@clubpulse/contract/clubs/clubs.calls';
import {
  type Icon,
  IconAbc,
  IconCoins,
  IconCreditCard,
  IconCreditCardOff,
  IconInfoCircle,
  IconKey,
  IconMail,
  IconShoppingBag,
  IconShoppingBagX,
  IconTrophy,
  IconWorld,
  IconX,
} from '@tabler/icons-react';
import type { BarEffects } from '../../kit/edit/SaveBar.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Effects.module.css';

interface EffectsProps {
  saved: ClubDetails;
  values: ClubUpdate;
  changed: readonly string[];
}

type Changes = Omit<EffectsProps, 'saved'>;

interface Effect {
  readonly key: PhraseKey;
  readonly icon: Icon;
  readonly touches: readonly (keyof ClubReach)[];
  readonly counts?: { readonly key: PhraseKey; readonly what: keyof ClubReach };
  readonly loses?: true;
}

const counted: Readonly<Record<keyof ClubReach, PhraseKey>> = {
  Members: 'clubs.set.lostMembers',
  Classes: 'clubs.set.lostClasses',
  Bookings: 'clubs.set.lostBookings',
  Screens: 'devices.screens',
  Ranked: 'clubs.set.reachRanked',
  Untrained: 'clubs.set.reachUntrained',
  Trainers: 'clubs.set.reachTrainers',
  Leads: 'clubs.set.reachLeads',
  SheetReaders: 'clubs.set.reachSheets',
  Requests: 'clubs.set.reachRequests',
  Prices: 'clubs.set.reachPrices',
  StoreOffers: 'clubs.set.reachStoreOffers',
  StoreRequests: 'clubs.set.reachStoreRequests',
  RecurringPlans: 'clubs.set.reachRecurring',
};

type Switched = keyof {
  [Name in keyof ClubUpdate as Name extends `Enable${string}` ? Name : never]: true;
};
const off: readonly (Effect & { readonly name: Switched })[] = [
  {
    name: 'EnableStore',
    key: 'clubs.set.effectStoreOff',
    icon: IconShoppingBagX,
    touches: ['StoreRequests'],
    counts: { key: 'clubs.set.effectStoreOffers', what: 'StoreOffers' },
    loses: true,
  },
  {
    name: 'EnableOnlinePayments',
    key: 'clubs.set.effectOnlineOff',
    icon: IconCreditCardOff,
    touches: [],
    counts: { key: 'clubs.set.effectOnlinePlans', what: 'RecurringPlans' },
    loses: true,
  },
  { name: 'EnableActivities', key: 'clubs.set.effectActivities', icon: IconX, touches: ['Classes', 'Bookings'] },
  { name: 'EnableLiveTrainings', key: 'clubs.set.effectLive', icon: IconX, touches: ['Screens', 'Members'] },
  { name: 'EnableClassSessions', key: 'clubs.set.effectSessions', icon: IconX, touches: ['Classes', 'Screens'] },
  { name: 'EnableUserRankings', key: 'clubs.set.effectRankings', icon: IconTrophy, touches: ['Ranked'] },
  { name: 'EnableTrainerRankings', key: 'clubs.set.effectTrainerRankings', icon: IconTrophy, touches: ['Trainers'] },
  { name: 'EnableLeads', key: 'clubs.set.effectLeads', icon: IconX, touches: ['Leads'] },
  { name: 'EnableWorkoutSheets', key: 'clubs.set.effectSheets', icon: IconX, touches: ['SheetReaders'] },
  { name: 'EnableFirstTrainingMail', key: 'clubs.set.effectNoFirstMail', icon: IconMail, touches: ['Untrained'] },
];
const on: typeof off = [
  {
    name: 'EnableStore',
    key: 'clubs.set.effectStoreOn',
    icon: IconShoppingBag,
    touches: ['Members'],
    counts: { key: 'clubs.set.effectStoreShows', what: 'StoreOffers' },
  },
  {
    name: 'EnableOnlinePayments',
    key: 'clubs.set.effectOnlineOn',
    icon: IconCreditCard,
    touches: [],
    counts: { key: 'clubs.set.effectOnlineSells', what: 'RecurringPlans' },
  },
  { name: 'EnableFirstTrainingMail', key: 'clubs.set.effectFirstMail', icon: IconMail, touches: ['Untrained'] },
];
const joining: Readonly<Record<JoinMode, Effect>> = {
  Open: { key: 'clubs.set.effectJoinOpen', icon: IconKey, touches: ['Requests'] },
  Approval: { key: 'clubs.set.effectJoinApproval', icon: IconKey, touches: [] },
  Invitation: { key: 'clubs.set.effectJoinInvitation', icon: IconKey, touches: ['Requests'] },
};

const EFFECTS = 'settings-effects';

function effectsOf({ values, changed }: Changes): Effect[] {
  const effects: Effect[] = [
    ...off.filter(({ name }) => changed.includes(name) && !values[name]),
    ...on.filter(({ name }) => changed.includes(name) && values[name]),
  ];
  if (changed.includes('Code')) effects.push({ key: 'clubs.set.effectCode', icon: IconKey, touches: [] });
  if (changed.includes('JoinMode')) effects.push(joining[values.JoinMode]);
  if (changed.includes('Currency')) effects.push({ key: 'clubs.set.effectCurrency', icon: IconCoins, touches: ['Prices'] });
  if (changed.includes('ReminderWeeks'))
    effects.push({
      key: values.ReminderWeeks === 0 ? 'clubs.set.effectNoReminders' : 'clubs.set.effectReminders',
      icon: IconMail,
      touches: ['Members'],
    });
  if (changed.includes('Name')) effects.push({ key: 'clubs.set.effectName', icon: IconAbc, touches: ['Members', 'Screens'] });
  if (changed.includes('TimeZone'))
    effects.push({ key: 'clubs.set.effectZone', icon: IconWorld, touches: ['Classes', 'Bookings'] });
  return effects;
}

export function barEffects(changes: Changes): BarEffects {
  const effects = effectsOf(changes);
  return { count: effects.length, loses: effects.some(({ loses }) => loses === true), id: EFFECTS };
}

export function Effects({ saved, values, changed }: EffectsProps) {
  const t = useT();
  const effects = effectsOf({ values, changed });
  const isCounted = effects.some(({ touches, counts }) => touches.length > 0 || counts !== undefined);
  const reach = useCall(getClubReach, { params: { id: saved.ClubId } }, { enabled: isCounted, quiet: true });
  if (changed.length === 0) return null;
  return (
    <section id={EFFECTS} tabIndex={-1} aria-live="polite" className={classes['effects']}>
      <SectionHead title={t('clubs.set.effects')} />
      {effects.map(({ key, icon, touches, counts, loses }) => (
        <Banner key={key} tone={loses ? 'bad' : 'warn'} icon={icon}>
          {reach.data && counts && reach.data[counts.what] > 0
            ? t(counts.key, { count: reach.data[counts.what] })
            : t(key, { code: saved.Code ?? '', name: saved.Name, count: values.ReminderWeeks })}
          {reach.data && touches.length > 0 && <Touched reach={reach.data} touches={touches} />}
        </Banner>
      ))}
      <Banner tone="info" icon={IconInfoCircle}>
        {t('clubs.set.effectNone')}
      </Banner>
    </section>
  );
}

function Touched({ reach, touches }: { reach: ClubReach; touches: Effect['touches'] }) {
  const t = useT();
  const formats = useFormats();
  const touched = touches.filter((one) => reach[one] > 0);
  if (touched.length === 0) return null;
  return (
    <span className={classes['touched']}>
      {touched.map((one) => (
        <span key={one}>
          {t(counted[one])} <b>{formats.number(reach[one])}</b>
        </span>
      ))}
    </span>
  );
}
