import { getCircuit, listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import {
  type ProviderInput,
  providerCircuitSchema,
  providerSheetSchema,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { getSheet, listSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { ApiError, api } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import classes from '../provider.module.css';

interface Source extends Pick<ProviderInput, 'Sheet' | 'Circuit'> {
  readonly Name: string;
  readonly Description: string;
}
interface ChooseSourceProps {
  onChosen: (source: Source) => void;
  onClose: () => void;
}

const SHOWN = 25;

export function ChooseSource({ onChosen, onClose }: ChooseSourceProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const query = words.trim() === '' ? {} : { globalSearch: words.trim() };
  const sheets = useListPage(listSheets, { params: { id }, query }, SHOWN);
  const circuits = useListPage(listCircuits, { query: { ...query, ClubId: String(id) } }, SHOWN);
  const take = async (fetched: () => Promise<Source>) => {
    setBusy(true);
    try {
      onChosen(await fetched());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setBusy(false);
    }
  };
  const takeSheet = async (sheetId: number): Promise<Source> => {
    const sheet = await api(getSheet, { params: { id: sheetId } }, { quiet: true });
    return { Name: sheet.Name, Description: sheet.Description, Sheet: providerSheetSchema.parse(sheet), Circuit: null };
  };
  const takeCircuit = async (circuitId: number): Promise<Source> => {
    const circuit = await api(getCircuit, { params: { id: circuitId } }, { quiet: true });
    const Stations = circuit.Stations.map((one) => ({ ...one, StationKey: null }));
    return {
      Name: circuit.Name,
      Description: circuit.Description,
      Sheet: null,
      Circuit: providerCircuitSchema.parse({ ...circuit, Stations }),
    };
  };
  const found = [
    ...(sheets.data?.data ?? []).map(({ WorkoutSheetId, Name }) => ({
      key: `sheet-${WorkoutSheetId}`,
      Name,
      kind: t('provider.kind.sheet'),
      fetched: () => takeSheet(WorkoutSheetId),
    })),
    ...(circuits.data?.data ?? []).map(({ BridgeWorkoutId, Name }) => ({
      key: `circuit-${BridgeWorkoutId}`,
      Name,
      kind: t('circuits.circuit'),
      fetched: () => takeCircuit(BridgeWorkoutId),
    })),
  ];
  const isThere = sheets.data !== undefined && circuits.data !== undefined;
  return (
    <Dialog opened onClose={onClose} title={t('provider.from')}>
      <div className={classes['search']}>
        <SearchField value={words} placeholder={t('provider.searchHint')} onChange={setWords} />
        <Refusal words={refused && refusalText(refused)} />
      </div>
      {!isThere && <SkeletonRows rows={4} />}
      {isThere && found.length === 0 && <EmptyState title={t('provider.noneMatch')} />}
      <ul className={classes['found']} aria-label={t('provider.from')}>
        {found.map(({ key, Name, kind, fetched }) => (
          <li key={key}>
            <button type="button" disabled={busy} onClick={() => void take(fetched)}>
              <b>{Name}</b>
              <small>{kind}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
