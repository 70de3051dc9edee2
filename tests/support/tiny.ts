import { copyProject, writeSchema, type Json } from './schemas.ts';

/** A reference list that uses defaults wherever it can. */
export const grade: Json = {
  title: 'Grade',
  properties: { gradeName: { title: 'Grade', maxLength: 20, 'x-required': 'Grade is required.' } },
  'x-codes': { A: 1, B: 2, C: 3 },
  'x-lists': { settings: { screen: '/grades' } },
};

/** An entity with one of everything the vocabulary has. */
export const site: Json = {
  title: 'Site',
  description: 'Where something is built.',
  'x-entity': { key: 'siteId', display: 'siteName' },
  properties: {
    siteName: { maxLength: 20, 'x-required': true, 'x-transform': ['trim', 'upper'] },
    siteCode: { title: 'Code', maxLength: 8, 'x-setOnce': 'The code of a site stays.' },
    label: { maxLength: 40, readOnly: true, 'x-derived': { from: ['siteName', 'siteCode'], by: 'label' } },
    grade: {
      title: 'Grade',
      'x-ref': 'reference/grade',
      'x-required': 'Grade is required.',
      'x-flow': { A: ['B', 'C'], B: ['C'] },
    },
    gradeId: { 'x-alias': 'grade.id' },
    otherGrades: { type: 'array', 'x-ref': 'reference/grade' },
    budget: {
      title: 'Budget',
      type: 'number',
      format: 'money',
      minimum: 0,
      'x-when': { editable: { visited: { not: true } } },
    },
    visited: { title: 'Visited', type: 'boolean', default: false },
    visitedOn: {
      title: 'Visited on',
      format: 'date',
      'x-required': 'Date of the visit is required.',
      'x-when': { visible: { visited: true } },
    },
    reason: {
      title: 'Reason',
      description: 'Why nobody has been there.',
      'x-required': 'Reason is required.',
      'x-when': { required: { visited: { not: true } } },
    },
    notes: { title: 'Notes', format: 'text', maxLength: 300 },
  },
  'x-unique': [{ fields: ['siteCode', 'grade'], message: 'This code is used.' }],
  'x-routes': {
    list: ['GET sites', { route: 'GET visitedSites', where: { visited: true } }],
    one: ['GET site/{id}', 'GET sites/{id}'],
    create: ['POST site'],
    update: ['PUT site/{id}'],
    derive: [{ route: 'GET siteLabel/{siteName}/{siteCode}', by: 'label' }],
  },
  'x-access': { read: 'signedIn', write: { permission: 'EditSites' } },
  'x-search': ['siteName', 'siteCode'],
  'x-lists': {
    main: {
      screen: '/sites',
      columns: ['siteName', 'siteCode', 'grade', 'visited'],
      more: ['budget'],
      filters: ['grade'],
      sorts: ['siteName', 'siteCode'],
      create: 'edit',
      edit: 'edit',
    },
  },
  'x-dialogs': {
    edit: {
      width: 600,
      readOnly: ['label'],
      require: { budget: 'Budget is required.' },
      layout: [
        ['siteName', 'siteCode'],
        ['grade', 'otherGrades'],
        ['visited', 'visitedOn', 'reason'],
        ['label', 'budget'],
      ],
    },
  },
  'x-duplicates': {
    when: ['siteName'],
    rank: { name_rank: { of: 'name', fields: ['siteName'] } },
    evidence: ['siteCode'],
    check: 'POST checkSites',
    saveAnyway: 'POST siteAnyway',
    confirm: 'Is this a site of its own?',
    row: { fields: ['siteName'], paths: { gradeName: 'grade.gradeName' } },
  },
};

const id = { type: 'integer', readOnly: true };
const version = { type: 'integer', readOnly: true, 'x-stamp': 'version' };

/** The common parts of the small schemas: fewer than the product has. */
const common: Record<string, Json> = {
  'common/entity.json': { properties: { id, version }, 'x-messages': { created: '{title} saved' } },
  'common/reference.json': {
    properties: { id, active: { type: 'boolean', default: true }, version },
    'x-unique': [{ fields: ['{display}'] }],
    'x-routes': {
      list: ['GET {collection}', { route: 'GET active{Plural}', where: { active: true } }],
      create: ['POST {collection}'],
      update: ['PUT {collection}/{{key}}'],
      remove: ['DELETE {collection}/{{key}}'],
    },
    'x-access': { read: 'signedIn', write: { role: 'showSettings' } },
    'x-messages': { created: '{title} saved' },
    'x-lists': { settings: { filters: ['active'], create: 'edit', edit: 'edit' } },
    'x-dialogs': { edit: { width: 500 } },
  },
  'access/permissions.json': {
    areas: ['Sites'],
    permissions: {
      EditSites: {
        title: 'Change sites',
        area: 'Sites',
        allows: 'Change sites.',
        levels: { '1': 'all' },
        denied: 'You may not change sites.',
      },
    },
  },
  'access/roles.json': { roles: { Admin: { showSettings: true, permissions: { '*': 1 } } } },
  'access/menu.json': { groups: [] },
};

export const tiny: Record<string, Json> = { 'reference/grade.json': grade, 'entities/site.json': site };

/** A project with only the product's vocabulary and small schemas. */
export function tinyProject(schemas: Record<string, Json> = tiny): string {
  const root = copyProject('.oxfmtrc.json', 'schemas/meta');
  const none = { 'platform/none.json': { title: 'None', properties: { text: {} } } };
  for (const [file, schema] of Object.entries({ ...common, ...none, ...schemas })) writeSchema(root, file, schema);
  return root;
}
