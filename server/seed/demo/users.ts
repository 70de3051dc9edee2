/** The demo users, one for each role. */
export const demoUsers = [
  { email: 'admin@demo.branchline.example', firstName: 'Anna', lastName: 'Admin', role: 'Admin' },
  { email: 'supervisor@demo.branchline.example', firstName: 'Simon', lastName: 'Supervisor', role: 'Supervisor' },
  { email: 'salesexec@demo.branchline.example', firstName: 'Sally', lastName: 'Exec', role: 'Sales Executive' },
  { email: 'internal@demo.branchline.example', firstName: 'Ian', lastName: 'Internal', role: 'Internal Sales' },
  { email: 'readonly@demo.branchline.example', firstName: 'Rita', lastName: 'Reader', role: 'Read Only' },
] as const;

export const demoPassword = 'Branchline-demo-1';
