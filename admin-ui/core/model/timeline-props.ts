import type { Resource, WireRecord } from './resource.ts';

/** Props of the timeline on the page of a record. */
export interface TimelineProps {
  readonly of: Resource;
  readonly id: number;
  /** undefined while it is loading. */
  readonly record: WireRecord | undefined;
}
