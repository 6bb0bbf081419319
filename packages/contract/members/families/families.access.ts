import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'families.ofUser': 'self of user params.id',
  'families.ask': 'self of user params.id',
  'families.accept': 'self of user params.id',
  'families.drop': 'self of user params.id',
  'families.end': 'self of user params.id',
  'families.mayBook': 'self of user params.id',
  'families.ofClubUser': 'Owner, Manager of club params.id',
  'families.askForClubUser': 'Owner, Manager of club params.id',
  'families.dropOfClubUser': 'Owner, Manager of club params.id',
  'families.endOfClubUser': 'Owner, Manager of club params.id',
};
