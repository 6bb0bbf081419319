import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  fullWidth?: boolean;
  titled?: boolean;
}

export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  fullWidth = false,
  titled = false,
}: SegmentedProps<Value>) {
  const choice = (
    <SegmentedControl
      aria-label={label}
      value={value}
      data={[...options]}
      onChange={onChange}
      fullWidth={fullWidth}
      classNames={{
        root: classes['root'],
        label: classes['label'],
        indicator: classes['indicator'],
        control: classes['control'],
      }}
    />
  );
  if (!titled) return choice;
  return (
    <div>
      <span className={classes['title']} aria-hidden="true">
        {label}
      </span>
      {choice}
    </div>
  );
}
