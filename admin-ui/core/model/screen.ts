import type { ComponentType } from 'react';
import type { Rule } from './rule.ts';

/** Number and name of a list, for saved filters and chosen columns (AMB-083). */
export interface View {
  readonly id: number;
  readonly name: string;
  /** The number belongs to another list too, so the columns chosen for that list do not apply here. */
  readonly isShared?: true;
}

/** A page: its address, its access rule and its code. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  /** Access rule of the page. The rules of its menu entry apply too. */
  readonly rule: Rule;
  /** Tabs of a record's page; the tab is the last part of the address. */
  readonly tabs?: readonly string[];
  /** The page of a user. Every user may open their own. */
  readonly isOfUser?: true;
  readonly view?: View;
  /** Entity of the record that the page shows, if this is not the entity's own page. */
  readonly of?: string;
  readonly load: () => Promise<ComponentType>;
}

export type MenuIcon = ComponentType<{ fontSize?: 'small' }>;

export interface MenuGroup {
  readonly title: string;
  readonly icon?: MenuIcon;
  /** Whether the side menu shows only its heading until it is opened. */
  readonly folds?: true;
  readonly rule: Rule;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly title: string;
  readonly rule: Rule;
  readonly screen?: string;
  readonly icon?: MenuIcon;
  /** Icons by report type, if the reports that the user may see are inserted here. */
  readonly reports?: Readonly<Record<string, MenuIcon>>;
  readonly items?: readonly MenuItem[];
}

/** A page that the account menu leads to. */
export interface AccountPage {
  readonly title: string;
  readonly path: string;
  readonly icon: MenuIcon;
}
