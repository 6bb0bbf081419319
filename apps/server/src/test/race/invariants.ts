import type pg from 'pg';

const broken: Readonly<Record<string, string>> = {
  'no class has more people than seats, held seats included': `
    select "ClassId", "InSiteParticipants", "InSiteOffered", "MaxInSiteParticipants" from classes
    where "InSiteParticipants" + "InSiteOffered" + "InSiteHeld" > "MaxInSiteParticipants" or "RemoteParticipants" + "RemoteOffered" > "MaxRemoteParticipants"`,

  'the counters of a class are its participants': `
    select c."ClassId" from classes c
      left join lateral (select
          count(*) filter (where p."State" = 'Booked' and p."Place" = 'InSite') as booked,
          count(*) filter (where p."State" = 'Waiting' and p."Place" = 'InSite') as queued,
          count(*) filter (where p."OfferExpiresAt" is not null and p."Place" = 'InSite') as offered
        from class_participants p where p."ClassId" = c."ClassId") n on true
    where (c."InSiteParticipants", c."InSiteQueued", c."InSiteOffered") is distinct from (
        n.booked + (select count(*) from nameless_seats g where g."ClassId" = c."ClassId" and g."Place" = 'InSite'), n.queued, n.offered)
      or c."RemoteParticipants" + c."RemoteQueued" + c."RemoteOffered" <> 0
      or c."InSiteHeld" <> (select count(*) from visitor_seats v where v."ClassId" = c."ClassId")`,

  'no balance is negative, and each is the sum of its entries': `
    select a."LedgerAccountId", a."Balance", sum(e."Change") from ledger_accounts a
      left join ledger_entries e on e."LedgerAccountId" = a."LedgerAccountId"
    group by a."LedgerAccountId" having a."Balance" < 0 or a."Balance" <> coalesce(sum(e."Change"), 0)`,

  'every entry carries the balance after it': `
    select * from (select e.*, sum(e."Change") over (partition by e."LedgerAccountId" order by e."LedgerEntryId") as running
      from ledger_entries e) ordered where running <> "BalanceAfter" or "BalanceAfter" < 0`,

  'what accounts lost is what seats cost: nothing is lost, nothing is paid twice': `
    select a."LedgerAccountId" from ledger_accounts a
      join lateral (select coalesce(sum(e."Change") filter (where e."Reason" = 'Purchase'), 0) as bought from ledger_entries e
        where e."LedgerAccountId" = a."LedgerAccountId") b on true
      join lateral (select coalesce(sum(case when a."UserSubscriptionId" is null then p."Credits" else p."Tickets" end), 0) as held
        from class_participants p where p."UserId" = a."UserId" and p."State" = 'Booked'
          and (a."UserSubscriptionId" is null or p."UserSubscriptionId" = a."UserSubscriptionId")) h on true
    where b.bought - a."Balance" <> h.held`,

  'who is booked has paid the price, who waits nothing': `
    select p."ClassParticipantId" from class_participants p join classes c on c."ClassId" = p."ClassId"
    where case when p."State" = 'Waiting' then p."Credits" + p."Tickets" > 0
      when p."PaymentKind" = 'Credits' then p."Credits" <> c."CreditsCostInSite"
      when p."PaymentKind" = 'Subscription' then p."Tickets" <> c."TicketsCostInSite"
      else c."CreditsCostInSite" > 0 end`,

  'no member waits for a free seat while the club offers seats, except one whom staff took from a seat': `
    select c."ClassId" from classes c where c."InSiteParticipants" + c."InSiteOffered" + c."InSiteHeld" < c."MaxInSiteParticipants"
      and exists (select from class_participants p where p."ClassId" = c."ClassId" and p."State" = 'Waiting'
        and p."OfferExpiresAt" is null and not p."TakenFromSeat")`,
};

export async function brokenInvariants(db: pg.Pool): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(broken)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return found;
}
