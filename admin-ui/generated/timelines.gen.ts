// Generated from schemas. Do not edit: change the schema and run npm run generate.

import type { ComponentType } from 'react';
import type { TimelineProps } from '../core/model/timeline-props.ts';
import { later } from '../kit/later.tsx';

export const timelines: Readonly<Record<string, ComponentType<TimelineProps>>> = {
  contact: later(() => import('./timeline.gen.tsx').then((module) => module.ContactTimeline)),
  customer: later(() => import('./timeline.gen.tsx').then((module) => module.CustomerTimeline)),
  enquiry: later(() => import('./timeline.gen.tsx').then((module) => module.EnquiryTimeline)),
  quotation: later(() => import('./timeline.gen.tsx').then((module) => module.QuotationTimeline)),
};
