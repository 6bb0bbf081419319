import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import { transactionMethodSchema, transactionModeSchema, transactionTypeSchema } from '@clubpulse/contract/billing/transactions';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';

const person = { Nickname: z.string().nullable(), FirstMidName: z.string().nullable(), LastName: z.string().nullable() };
const documentedSchema = z.object({
  ClubId: z.number(),
  UserId: z.number().nullable(),
  Type: transactionTypeSchema,
  Method: transactionMethodSchema,
  PaymentMode: transactionModeSchema,
  PaidAt: z.date(),
  Amount: z.number(),
  Currency: z.string(),
  Text: z.string(),
  Note: z.string(),
  LeftDue: z.number().nullable(),
  OfReceiptId: z.number().nullable(),
  ClubName: z.string(),
  LegalName: z.string(),
  Address: z.string(),
  VatNumber: z.string(),
  Member: z.object(person),
  Operator: z.object(person),
  VatCode: z.string().nullable(),
  VatName: z.string().nullable(),
  VatRate: z.number().nullable(),
});
export type Documented = z.infer<typeof documentedSchema>;

interface Chosen {
  readonly by: number | null;
  /** If set and known to the club, replaces the VAT code of the product. */
  readonly VatCode: string | null;
}

export async function documentedOf(db: Queryable, transactionId: TransactionId, { by, VatCode }: Chosen): Promise<Documented> {
  const names = (table: string) =>
    sql.raw(
      `json_build_object('Nickname', ${table}."Nickname", 'FirstMidName', ${table}."FirstMidName", 'LastName', ${table}."LastName")`,
    );
  const { rows } = await sql`
    select t."ClubId", t."UserId", t."Type", t."Method", t."PaymentMode", t."At" as "PaidAt", t."Amount", t."Currency",
      coalesce(nullif(t."Description", ''), purchase."Description", '') as "Text", t."Note", t."LeftDue",
      purchase."ReceiptId" as "OfReceiptId", c."Name" as "ClubName", coalesce(v."LegalName", '') as "LegalName",
      coalesce(nullif(v."Address", ''), c."Address", '') as "Address", coalesce(v."VatNumber", '') as "VatNumber",
      ${names('member')} as "Member", ${names('operator')} as "Operator",
      code."Code" as "VatCode", code."Name" as "VatName", code."Rate" as "VatRate"
    from transactions as t
    join clubs as c on c."ClubId" = t."ClubId"
    left join club_vat as v on v."ClubId" = t."ClubId"
    left join transactions as purchase on purchase."TransactionId" = t."LinkedTransactionId"
    left join users as member on member."UserId" = t."UserId"
    left join users as operator on operator."UserId" = ${by}::bigint
    left join user_subscriptions as held on held."UserSubscriptionId" = coalesce(t."UserSubscriptionId", purchase."UserSubscriptionId")
    left join vat_subscriptions as of_type on of_type."ClassSubscriptionId" = held."ClassSubscriptionId"
    left join vat_packages as of_package
      on of_package."ClubCreditsPackageId" = coalesce(t."ClubCreditsPackageId", purchase."ClubCreditsPackageId")
    left join lateral (
      select k.* from vat_codes as k
      where k."ClubId" = t."ClubId"
        and (k."IsDefault" or k."Code" = ${VatCode}::text or k."Code" = coalesce(of_type."VatCode", of_package."VatCode"))
      order by k."Code" = ${VatCode}::text desc nulls last,
        k."Code" = coalesce(of_type."VatCode", of_package."VatCode") desc nulls last
      limit 1
    ) as code on true
    where t."TransactionId" = ${transactionId}`.execute(db);
  return documentedSchema.parse(rows[0]);
}
