type RequirementKind =
  | 'BankAccount'
  | 'Terms'
  | 'BusinessType'
  | 'BusinessProfile'
  | 'CompanyData'
  | 'CompanyTaxId'
  | 'CompanyDocument'
  | 'CompanyPeople'
  | 'PersonData'
  | 'PersonDocument'
  | 'PersonAddressProof'
  | 'StatementName'
  | 'Other';

const PERSON = '(individual|representative|owners?|directors?|executives?|person_\\w+)';

/** The first match decides. Source: Stripe, "Required verification information". */
const patterns: readonly (readonly [RegExp, RequirementKind])[] = [
  [/^external_account/, 'BankAccount'],
  [/^(tos_acceptance|settings\.\w+\.tos_acceptance)/, 'Terms'],
  [/^business_type/, 'BusinessType'],
  [/^business_profile/, 'BusinessProfile'],
  [/^settings\.(payments|card_payments)\.statement_descriptor/, 'StatementName'],
  [/^company\.(tax_id|vat_id|registration_number)/, 'CompanyTaxId'],
  [/^(company\.verification|documents\.)/, 'CompanyDocument'],
  [/^company\.(owners|directors|executives|ownership)/, 'CompanyPeople'],
  [/^company\b/, 'CompanyData'],
  [new RegExp(`^${PERSON}\\.verification\\.additional_document`), 'PersonAddressProof'],
  [new RegExp(`^${PERSON}\\.verification`), 'PersonDocument'],
  [new RegExp(`^${PERSON}(\\.|$)`), 'PersonData'],
];

const kindOf = (requirement: string): RequirementKind => patterns.find(([pattern]) => pattern.test(requirement))?.[1] ?? 'Other';

export const requiredKinds = (requirements: readonly string[]): RequirementKind[] => [...new Set(requirements.map(kindOf))];
