import {
  type Equipment,
  type EquipmentGroup,
  equipmentGroups,
  type ClubEquipments as Stored,
} from '@clubpulse/contract/clubs/equipments';
import { getClubEquipments, saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { EditorSection, EditorSections, outlineOf } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './ClubEquipments.module.css';

const groups = Object.keys(equipmentGroups) as EquipmentGroup[];
const sections = groups.map((id) => ({ id, label: `clubs.equipment.${id}`, fields: [] }) as const);

/** What the club has to train with, by group. */
export default function ClubEquipments() {
  const t = useT();
  const { ClubId, Name } = useStaffClub();
  const stored = useCall(getClubEquipments, { params: { id: ClubId } });
  return (
    <Page title={t('clubs.equipment')} subtitle={Name}>
      <Answer query={stored} loading={<SkeletonScreen />}>
        {(found) => <Choice key={found.ClubId} stored={found} />}
      </Answer>
    </Page>
  );
}

type Ticks = Readonly<Record<Equipment, boolean>>;

const all: readonly Equipment[] = Object.values(equipmentGroups).flat();
const ticksOf = (has: readonly Equipment[]) => Object.fromEntries(all.map((one) => [one, has.includes(one)])) as Ticks;
const check = byRule<Ticks>(() => ({}));

function Choice({ stored: { ClubId, Equipments } }: { stored: Stored }) {
  const t = useT();
  const save = useChange(saveClubEquipments, { message: 'update-failed' });
  const saved = useMemo(() => ticksOf(Equipments), [Equipments]);
  const form = useForm({ saved, check });
  const outline = sections.map((section) => ({ ...section, label: t(section.label) }));
  return (
    <EditorSections notices={<Refusal words={form.refusal} />} outline={outlineOf(outline, form.errors)}>
      {groups.map((group) => (
        <EditorSection key={group} id={group} title={t(`clubs.equipment.${group}`)}>
          <div className={classes['choices']}>
            {equipmentGroups[group].map((one) => (
              <Checkbox
                key={one}
                label={t(`clubs.equipment.${one}`)}
                checked={form.values[one]}
                onChange={(event) => form.set({ [one]: event.currentTarget.checked })}
              />
            ))}
          </div>
        </EditorSection>
      ))}
      <FormBar
        form={form}
        save={(ticks) => save.mutateAsync({ body: { ClubId, Equipments: all.filter((one) => ticks[one]) } })}
      />
    </EditorSections>
  );
}
