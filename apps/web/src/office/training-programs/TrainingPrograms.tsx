import { programSorts } from '@clubpulse/contract/office/training-programs/training-programs';
import { listTrainingPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { useMemo, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { DESK } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ProgramCard, programColumns } from './ProgramRows.tsx';

const UploadPrograms = lazyComponent(() => import('./UploadPrograms.tsx').then((it) => it.UploadPrograms));

interface Filter {
  readonly q: string;
  readonly sort: (typeof programSorts)[number];
}
const sortOf = (word: string | null): Filter['sort'] => programSorts.find((one) => one === word) ?? 'Title';
const inAddress = {
  read: (params: URLSearchParams): Filter => ({ q: (params.get('q') ?? '').slice(0, 200), sort: sortOf(params.get('sort')) }),
  write: ({ q, sort }: Filter) => new URLSearchParams({ ...(q === '' ? {} : { q }), ...(sort === 'Title' ? {} : { sort }) }),
};

export default function TrainingPrograms() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [uploading, setUploading] = useState(false);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({ ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }), Sort: filter.sort }),
    [filter],
  );
  const page = useListPage(listTrainingPrograms, { params: { id }, query }, rows);
  const add = <AddButton onClick={() => setUploading(true)}>{t('programs.upload')}</AddButton>;
  return (
    <ListScreen
      title={t('programs.title')}
      label={t('programs.title')}
      page={page}
      count={({ recordsFiltered }) => t('programs.count', { count: recordsFiltered, number: formats.number(recordsFiltered) })}
      actions={add}
      search={{ value: filter.q, placeholder: t('programs.search'), onChange: (q) => change({ q }) }}
      empty={{ title: t('programs.noneYet'), text: t('programs.noneYetText'), action: add }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('programs.noneMatch'), onClear: () => change({ q: '' }) }}
      idOf={({ TrainingProgramId }) => TrainingProgramId}
      columns={programColumns(t)}
      card={(row) => <ProgramCard row={row} />}
      wide={DESK}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: sortOf(by) }) }}
      showMore={showMore}
    >
      {uploading && <UploadPrograms onClose={() => setUploading(false)} />}
    </ListScreen>
  );
}
