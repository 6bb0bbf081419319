import { type Language, locales } from '@clubpulse/contract/scalars';
import { zoneName } from '@clubpulse/rules/accounts/lookups/zone-name';
import { placeIn } from '@clubpulse/rules/accounts/lookups/zone-places';

/** ISO 3166-1 alpha-2. `Intl` knows more (unions, former states). */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

interface Named {
  readonly Code: string;
  readonly Name: string;
}

const remembered = new Map<string, Named[]>();

function once<T extends Named>(key: string, make: () => T[]): T[] {
  const known = remembered.get(key);
  if (known) return known as T[];
  const made = make();
  remembered.set(key, made);
  return made;
}

const sorted = <T extends Named>(language: Language, names: T[]): T[] => {
  const { compare } = new Intl.Collator(locales[language]);
  return names.sort((a, b) => compare(a.Name, b.Name));
};

export const countries = (language: Language): Named[] =>
  once(`countries ${language}`, () => {
    const names = new Intl.DisplayNames([locales[language]], { type: 'region' });
    return sorted(
      language,
      COUNTRY_CODES.map((Code) => ({ Code, Name: names.of(Code) ?? Code })),
    );
  });

/** Currencies that the runtime knows but that are not used for payment. */
const NOT_PAID_WITH = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'XDR', 'XSU', 'ZWL']);

export const currencies = (language: Language): (Named & { Digits: number })[] =>
  once(`currencies ${language}`, () => {
    const names = new Intl.DisplayNames([locales[language]], { type: 'currency' });
    return sorted(
      language,
      Intl.supportedValuesOf('currency')
        .filter((code) => !NOT_PAID_WITH.has(code))
        .map((Code) => ({
          Code,
          Name: names.of(Code) ?? Code,
          Digits: new Intl.NumberFormat('en', { style: 'currency', currency: Code }).resolvedOptions().maximumFractionDigits ?? 2,
        })),
    );
  });

const QUARTER_MS = 900_000;
const zonesStored = new Map<Language, { readonly quarter: number; readonly zones: Named[] }>();

/** Time zones with names such as `Rome, Italy (GMT+01:00)`. The list takes more than 100 ms, so it is cached. */
export function timeZones(language: Language, now: Date): Named[] {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const stored = zonesStored.get(language);
  if (stored?.quarter === quarter) return stored.zones;
  const zones = zonesAt(language, now);
  zonesStored.set(language, { quarter, zones });
  return zones;
}

function zonesAt(language: Language, now: Date): Named[] {
  const names = new Intl.DisplayNames([locales[language]], { type: 'region' });
  const countryOf = new Map(COUNTRY_CODES.flatMap((code) => zonesOf(code).map((zone) => [zone, names.of(code)] as const)));
  return sorted(
    language,
    ['UTC', ...Intl.supportedValuesOf('timeZone')].map((Code) => ({
      Code,
      Name: zoneName(Code, now, locales[language], {
        country: countryOf.get(Code),
        place: placeIn(Code, locales[language]),
      }),
    })),
  );
}

const zonesOf = (code: string): readonly string[] =>
  (new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] }).getTimeZones();
