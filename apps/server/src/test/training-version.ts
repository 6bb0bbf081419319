import type { TestServer } from './server.ts';

export async function versionOf({ db }: Pick<TestServer, 'db'>, trainingId: number): Promise<{ RowVersion: number }> {
  const query = db.selectFrom('trainings').select('RowVersion').where('TrainingId', '=', trainingId);
  return (await query.executeTakeFirst()) ?? { RowVersion: 0 };
}
