import { describe, expect, it } from 'vitest';
import { requiredKinds } from './requirements.ts';

describe('the requirements of a provider', () => {
  it.each([
    ['external_account', 'BankAccount'],
    ['tos_acceptance.date', 'Terms'],
    ['business_type', 'BusinessType'],
    ['business_profile.product_description', 'BusinessProfile'],
    ['settings.payments.statement_descriptor', 'StatementName'],
    ['company.tax_id', 'CompanyTaxId'],
    ['company.verification.document', 'CompanyDocument'],
    ['company.owners_provided', 'CompanyPeople'],
    ['company.address.line1', 'CompanyData'],
    ['individual.verification.document', 'PersonDocument'],
    ['representative.verification.additional_document', 'PersonAddressProof'],
    ['individual.dob.day', 'PersonData'],
    ['person_1MqjFOLOVrzR.verification.document', 'PersonDocument'],
    ['person_1MqjFOLOVrzR.first_name', 'PersonData'],
    ['interv_1abc.supportability.support', 'Other'],
  ])('have the kind of %s: %s', (requirement, kind) => expect(requiredKinds([requirement])).toEqual([kind]));

  it('have each kind once, in their order', () => {
    const due = ['individual.dob.day', 'external_account', 'individual.dob.month', 'individual.verification.document'];
    expect(requiredKinds(due)).toEqual(['PersonData', 'BankAccount', 'PersonDocument']);
  });
});
