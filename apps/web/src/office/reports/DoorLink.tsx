import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './Reports.module.css';
import { type Door, reportInAddress } from './report-address.ts';

interface DoorLinkProps {
  month: string;
  door: Door;
  label?: string;
  children: ReactNode;
}

export function DoorLink({ month, door, label, children }: DoorLinkProps) {
  return (
    <Link className={classes['door']} to={`?${reportInAddress.write({ month, door })}`}>
      {label !== undefined && <span className={classes['spoken']}>{label} </span>}
      {children}
    </Link>
  );
}
