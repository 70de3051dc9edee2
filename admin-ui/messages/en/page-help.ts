/** What each page is for, shown in its help. */
export const pageHelp = {
  dashboard:
    'What you have to do: activities that are overdue, due today and in the next seven days, quotations to chase, unread alerts, and customers with no word for 90 days. Each line is dealt with here, with one key, and can be undone. Below are your widgets. To add, move or remove them, choose Edit dashboard.',
  customers:
    'All customers you may see. Search by name, account number or post code, narrow the list with the filters, and save a filter to use it again. Click a customer to open it.',
  customer:
    'Everything about one customer. The tabs hold its contacts, branch accounts, notes, activities, quotations, files, sales and the history of changes.',
  approvals:
    'New customers that await approval. Approve one, assign it to an existing customer, or merge the two. A merge can be undone.',
  contacts: 'The people at your customers. Open one to see how to reach them and what was agreed with them.',
  contact: 'One person at a customer: how to reach them, and their notes and activities.',
  activities:
    'Tasks, meetings and calls of everyone you may see. Click a status to change it; a result can plan the next activity. The calendar shows them by day, week or month.',
  myActivities: 'Your own tasks, meetings and calls. Those that are overdue have their own status.',
  calendarFeed:
    'An address at which the calendar of your computer or telephone reads your activities. Create it, subscribe to it in your calendar, and choose colleagues to see theirs too. If somebody else may know the address, make a new one.',
  activity: 'One task, meeting or call: when it takes place, who with, and its result.',
  enquiries:
    'What customers have asked for, as a list or as a board with a column for each status. An enquiry holds its quotations.',
  enquiry: 'One enquiry with its quotations, activities, notes and files.',
  quotations: 'All versions of all quotations. Click one to see it as a PDF, e-mail it or make a new version.',
  quotation:
    'One version of a quotation. Show it as a PDF, e-mail it to the contact, revise it, or record that it was won or lost.',
  team: 'The people whom you supervise, and what each has promised, done and sold: this week, or last. Below each figure is that of the other week. Click a figure to see its records. Work that is overdue or promised, and enquiries, can be dragged to another person, or moved by M. On Fridays you get this page by e-mail, unless you switch that off in your notification settings.',
  probableDuplicates:
    'Customers and contacts that look alike, the most similar first, each pair with the reasons. Merge the two, or say that they are not duplicates, so that they do not come back. J and K move through the pairs, M merges, N says that they are not. A merge can be undone for 30 days.',
  call: 'Shows who has a telephone number, written in any form. A telephone system can open it as /call?number= and the number. If several people have it, choose one. You can log at once what was said.',
  chase:
    'The quotations to follow up today, most urgent first, each with the reasons. You can record each result with a key.',
  reports: 'All reports you may see, grouped by subject.',
  report:
    'Choose the period with the buttons above the table. Click a count or a sum to see the records behind it. The table can be exported, printed and sent by e-mail on a schedule.',
  scheduledReports:
    'Reports that are sent by e-mail every day, week or month. Each contains only what its owner may see when it is sent.',
  deleted:
    'What you have deleted in the last 30 days; an Admin sees what everybody has deleted. Restore brings a record back with everything that was deleted with it. Until then, its number and name are kept for it.',
  actualSales: 'Sales figures by account and month. Post a spreadsheet to enter the figures of a whole year.',
  forecasts: 'Forecast figures by account and month. Post a spreadsheet to enter the forecasts of a whole year.',
  posting:
    'Saves the figures of a spreadsheet. Its cells are checked first and can be corrected here. Nothing is saved until you post it, and a posting can be undone.',
  importFile:
    'Adds and changes records from a spreadsheet. First its columns are matched with fields, then every row is checked, and wrong cells can be corrected. Nothing is saved until you import.',
  imports:
    'The files that were imported, and how far each is. An import goes on when you leave the page, can be continued after a stop, and can be undone for 30 days.',
  importOne:
    'One imported file: its columns, what was found in each row, what was done, and what is left. Undo deletes what it added and restores what it changed, unless somebody has changed it since.',
  salesData:
    'Compares a year with the one before and with the forecast, by branch, account or month. Click an amount to see the figures behind it.',
  users: 'Everyone who may sign in, with their roles. Invite a new person, or deactivate someone who has left.',
  user: 'One user: their role and branch, when they signed in, and the widgets of their dashboard.',
  roles: 'The kinds of user. A role decides what its users may see and change.',
  role: 'The permissions of one role, and the level of each.',
  audit:
    'Who changed users, roles, permissions and settings, and when. Filter by kind, person and period with the buttons above the list; the whole list can be saved as a file.',
  supportCases:
    'Problems that users have reported, each with a screenshot and the last call that failed. Set a status or a resolution, or reply: the person who reported it gets an alert and an e-mail.',
  backgroundWork:
    'What the product does by itself, and what takes longer than a click: mails, reminders, exports, postings. Work that has failed says why. It can be stopped and tried again.',
  myBackgroundWork:
    'Your exports of long lists and your postings: how far they are, and the files, which are kept for a day. You can stop them and try them again.',
  mySupportCases:
    'The problems you have reported, and the answers to them. Open one to reply. To report a new one, choose the lifebuoy at the top.',
  settings: 'The lists of choices that forms offer, in groups, and the other settings.',
  videos: 'Short videos that show how to do something. Each opens in a new tab.',
} as const;
