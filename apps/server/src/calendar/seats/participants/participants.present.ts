import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ListedParticipant, PaidWith, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { isRefusal } from '@clubpulse/contract/errors';
import { choosePayment } from '@clubpulse/rules/billing/ledger/choose-payment';
import { dueDayOf, paymentLabel } from '@clubpulse/rules/billing/subscriptions/payment-display';
import { lookOuts } from '@clubpulse/rules/calendar/seats/look-outs';
import { dayIn } from '@clubpulse/rules/time/days';
import { lastDayOf, paidOf, payingOf, wouldPay } from '../bookings/bookings.present.ts';
import { joinFacts, type MineFacts, type SeatFacts, settingsOf } from '../seats.facts.ts';
import type { PersonFacts } from './person.facts.ts';

export function presentParticipant(facts: SeatFacts): Participant {
  const { mine, person } = facts;
  if (mine === null || person === null) throw new Error('Only a participant, read for staff, can be shown to staff.');
  return {
    ...rowOf(mine),
    Nickname: person.Nickname,
    FirstMidName: person.FirstMidName,
    LastName: person.LastName,
    PictureUri: person.PictureUri,
    SensorCode: person.SensorCode,
    LookOut: lookOutsOf(facts, mine, person),
  };
}

export const presentListed = (facts: SeatFacts): ListedParticipant => ({
  ...presentParticipant(facts),
  Pays: facts.mine?.State === 'Waiting' ? paysOf(facts, facts.mine.Place) : null,
});

const rowOf = (mine: MineFacts) => ({
  ClassParticipantId: mine.ClassParticipantId,
  ClassId: mine.ClassId,
  UserId: mine.UserId,
  State: mine.State,
  Place: mine.Place,
  QueuePosition: mine.QueuePosition,
  Since: iso(mine.Since),
  OfferExpiresAt: mine.OfferExpiresAt === null ? null : iso(mine.OfferExpiresAt),
  Attendance: mine.Attendance,
  NoShow: mine.NoShow,
  Days: mine.MarkedDays.map((day) => ({ ...day, Begin: iso(day.Begin) })),
  Paid: paidOf(mine),
});

function paysOf(facts: SeatFacts, place: Place): PaidWith | null {
  const { athlete, class: wanted } = joinFacts(facts, {
    by: 'staff',
    Place: place,
    paymentMode: 'Auto',
    force: false,
    Queue: false,
  });
  const { cost, ClassSubscriptionIds } = wanted;
  const payment = choosePayment({ ...athlete, paymentMode: 'Auto', byStaff: true, force: false, cost, ClassSubscriptionIds });
  return isRefusal(payment) ? null : wouldPay(payment);
}

function lookOutsOf(facts: SeatFacts, mine: MineFacts, person: PersonFacts) {
  const { now, class: clubClass, member } = facts;
  const paying = payingOf(facts, mine.UserSubscriptionId);
  const due = paying?.DueDateUTC ? new Date(paying.DueDateUTC) : null;
  const dayOf = (instant: string | Date) => dayIn(clubClass.TimeZone, new Date(instant));
  return lookOuts({
    classDay: dayOf(clubClass.Begin),
    classEnds: lastDayOf(clubClass),
    RemainingTickets: mine.RemainingTickets,
    hadClass: person.hadClass,
    isNew: person.isNew,
    medicalCertificate: member.medicalCertificate,
    membership: member.membership,
    settings: settingsOf(facts),
    payment: paying
      ? {
          label: paymentLabel(
            { ...paying, DueDateUTC: due, OwedSince: paying.ActivationDate, PartPaid: 0 },
            dayIn(clubClass.TimeZone, now),
          ),
          dueDay: due && dueDayOf(due),
          lastDay: paying.ScheduledEnd ?? paying.ExpiryDate,
        }
      : null,
    policiesAccepted: member.openPolicies === 0,
    emailConfirmed: person.EmailConfirmed,
  });
}

const iso = (instant: string): string => new Date(instant).toISOString();
