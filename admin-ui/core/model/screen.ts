import type { ComponentType } from 'react';
import type { Rule } from './rule.ts';

/** A list by number and name, as saved filters and chosen columns know it (AMB-083). */
export interface View {
  readonly id: number;
  readonly name: string;
  /** Another list has the number first: its columns are not this one's. */
  readonly isShared?: true;
}

/** A page of the application: its address, who may open it, and the code that shows it. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  /** Its own rule; those of its menu entry apply as well. */
  readonly rule: Rule;
  /** Tabs of a record's page, the last part of its address. */
  readonly tabs?: readonly string[];
  /** A page of a user: everybody opens their own. */
  readonly isOfUser?: true;
  readonly view?: View;
  readonly load: () => Promise<ComponentType>;
}

export interface MenuGroup {
  readonly title: string;
  readonly rule: Rule;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly title: string;
  readonly rule: Rule;
  readonly screen?: string;
  readonly icon?: ComponentType<{ fontSize?: 'small' }>;
  /** Stands for the reports that a person may see. */
  readonly reports?: true;
  readonly items?: readonly MenuItem[];
}

/** A page that the account menu leads to. */
export interface AccountPage {
  readonly title: string;
  readonly path: string;
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
}
