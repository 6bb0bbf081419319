import {
  type Equipment,
  type EquipmentGroup,
  type EquipmentPlace,
  equipmentGroups,
  equipmentPlaces,
  placeFields,
  type ClubEquipments as Stored,
} from '@clubpulse/contract/clubs/equipments';
import { getClubEquipments, saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { EditorSection, EditorSections, outlineOf } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './ClubEquipments.module.css';

const groups = Object.keys(equipmentGroups) as EquipmentGroup[];
const sections = groups.map((id) => ({ id, label: `clubs.equipment.${id}`, fields: [] }) as const);

export default function ClubEquipments() {
  const t = useT();
  const { ClubId, Name } = useStaffClub();
  const stored = useCall(getClubEquipments, { params: { id: ClubId } });
  return (
    <Page title={t('clubs.equipment')} subtitle={Name}>
      <QueryResult query={stored} loading={<SkeletonScreen />}>
        {(found) => <Choice key={found.ClubId} stored={found} />}
      </QueryResult>
    </Page>
  );
}

type Tick = `${EquipmentPlace}-${Equipment}`;
type Ticks = Readonly<Record<Tick, boolean>>;

const all: readonly Equipment[] = Object.values(equipmentGroups).flat();
const ticksOf = (stored: Stored) =>
  Object.fromEntries(
    equipmentPlaces.flatMap((place) =>
      all.map((one): [Tick, boolean] => [`${place}-${one}`, stored[placeFields[place]].includes(one)]),
    ),
  ) as Ticks;
const check = byRule<Ticks>(() => ({}));

function Choice({ stored }: { stored: Stored }) {
  const t = useT();
  const { ClubId } = stored;
  const [place, setPlace] = useState<EquipmentPlace>('club');
  const save = useChange(saveClubEquipments, { message: 'update-failed' });
  const saved = useMemo(() => ticksOf(stored), [stored]);
  const form = useForm({ saved, check });
  const outline = sections.map((section) => ({ ...section, label: t(section.label) }));
  const ticked = (ticks: Ticks, at: EquipmentPlace) => all.filter((one) => ticks[`${at}-${one}`]);
  return (
    <EditorSections notices={<Refusal words={form.refusal} />} outline={outlineOf(outline, form.errors)}>
      <div className={classes['places']}>
        <Segmented<EquipmentPlace>
          label={t('kit.where')}
          fullWidth
          value={place}
          options={equipmentPlaces.map((value) => ({ value, label: t(`clubs.equipmentAt-${value}`) }))}
          onChange={setPlace}
        />
        <p>{t(`clubs.equipmentNote-${place}`)}</p>
      </div>
      {groups.map((group) => (
        <EditorSection key={group} id={group} title={t(`clubs.equipment.${group}`)}>
          <div className={classes['choices']}>
            {equipmentGroups[group].map((one) => (
              <Checkbox
                key={one}
                label={t(`clubs.equipment.${one}`)}
                checked={form.values[`${place}-${one}`]}
                onChange={(event) => form.set({ [`${place}-${one}`]: event.currentTarget.checked })}
              />
            ))}
          </div>
        </EditorSection>
      ))}
      <FormBar
        form={form}
        save={(ticks) =>
          save.mutateAsync({
            body: {
              ClubId,
              Equipments: ticked(ticks, 'club'),
              Home: ticked(ticks, 'home'),
              Outdoor: ticked(ticks, 'outdoor'),
            },
          })
        }
      />
    </EditorSections>
  );
}
