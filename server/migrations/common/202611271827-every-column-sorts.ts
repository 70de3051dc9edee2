import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex, dropIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611271827-every-column-sorts',
  steps: [
    createIndex('activity', {
      name: 'ix_activity_activity_type_id_activity_id',
      columns: [{ name: 'activity_type_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_customer_id_activity_id',
      columns: [{ name: 'customer_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_contact_id_activity_id',
      columns: [{ name: 'contact_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_start_time_activity_id',
      columns: [{ name: 'start_time' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_user_id_activity_id',
      columns: [{ name: 'user_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_activity_status_id_activity_id',
      columns: [{ name: 'activity_status_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_date_created_activity_id',
      columns: [{ name: 'date_created' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_duration_activity_id',
      columns: [{ name: 'duration' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_quote_id_activity_id',
      columns: [{ name: 'quote_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_mbp_branch_id_activity_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_activity_result_id_activity_id',
      columns: [{ name: 'activity_result_id' }, { name: 'activity_id' }],
    }),
    dropIndex('actual_sales', { name: 'ix_actual_sales_customer_id', columns: [{ name: 'customer_id' }] }),
    dropIndex('actual_sales', { name: 'ix_actual_sales_sales_exec_id', columns: [{ name: 'sales_exec_id' }] }),
    createIndex('actual_sales', { name: 'ix_actual_sales_s_month_id', columns: [{ name: 's_month' }, { name: 'id' }] }),
    createIndex('actual_sales', {
      name: 'ix_actual_sales_branch_id_id',
      columns: [{ name: 'branch_id' }, { name: 'id' }],
    }),
    createIndex('actual_sales', {
      name: 'ix_actual_sales_customer_id_id',
      columns: [{ name: 'customer_id' }, { name: 'id' }],
    }),
    createIndex('actual_sales', {
      name: 'ix_actual_sales_sales_exec_id_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'id' }],
    }),
    createIndex('alert', {
      name: 'ix_alert_alert_desc_id',
      columns: [{ name: 'alert_desc', folded: true }, { name: 'id' }],
    }),
    createIndex('alert', { name: 'ix_alert_user_id_id', columns: [{ name: 'user_id' }, { name: 'id' }] }),
    createIndex('alert', { name: 'ix_alert_source_id', columns: [{ name: 'source' }, { name: 'id' }] }),
    createIndex('alert', { name: 'ix_alert_alert_seen_id', columns: [{ name: 'alert_seen' }, { name: 'id' }] }),
    createIndex('alert', { name: 'ix_alert_archived_id', columns: [{ name: 'archived' }, { name: 'id' }] }),
    createIndex('assigned_permission', {
      name: 'ix_assigned_permission_permission_id_id',
      columns: [{ name: 'permission_id' }, { name: 'id' }],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_file_name_attach_id',
      columns: [{ name: 'file_name', folded: true }, { name: 'attach_id' }],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_attach_desc_attach_id',
      columns: [{ name: 'attach_desc', folded: true }, { name: 'attach_id' }],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_created_by_id_attach_id',
      columns: [{ name: 'created_by_id' }, { name: 'attach_id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_subject_id',
      columns: [{ name: 'subject', folded: true }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_state_id',
      columns: [{ name: 'state' }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_person_id_id',
      columns: [{ name: 'person_id' }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_due_at_id',
      columns: [{ name: 'due_at' }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_kind_id',
      columns: [{ name: 'kind', folded: true }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_schedule_id',
      columns: [{ name: 'schedule', folded: true }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_started_at_id',
      columns: [{ name: 'started_at' }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_attempts_id',
      columns: [{ name: 'attempts' }, { name: 'id' }],
    }),
    createIndex('background_work', {
      name: 'ix_background_work_file_name_id',
      columns: [{ name: 'file_name', folded: true }, { name: 'id' }],
    }),
    dropIndex('contact', { name: 'ix_contact_job_title_id', columns: [{ name: 'job_title_id' }] }),
    dropIndex('contact', { name: 'ix_contact_city_town_id', columns: [{ name: 'city_town_id' }] }),
    createIndex('contact', {
      name: 'ix_contact_customer_id_contact_id',
      columns: [{ name: 'customer_id' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_job_function_id_contact_id',
      columns: [{ name: 'job_function_id' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_phone_no_contact_id',
      columns: [{ name: 'phone_no', folded: true }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_mobile_contact_id',
      columns: [{ name: 'mobile', folded: true }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_email_contact_id',
      columns: [{ name: 'email', folded: true }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_key_contact_contact_id',
      columns: [{ name: 'key_contact' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_active_contact_id',
      columns: [{ name: 'active' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_job_title_id_contact_id',
      columns: [{ name: 'job_title_id' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_city_town_id_contact_id',
      columns: [{ name: 'city_town_id' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_post_code_contact_id',
      columns: [{ name: 'post_code' }, { name: 'contact_id' }],
    }),
    createIndex('contact', {
      name: 'ix_contact_date_created_contact_id',
      columns: [{ name: 'date_created' }, { name: 'contact_id' }],
    }),
    dropIndex('customer', { name: 'ix_customer_city_town_id', columns: [{ name: 'city_town_id' }] }),
    createIndex('customer', {
      name: 'ix_customer_city_town_id_customer_id',
      columns: [{ name: 'city_town_id' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_region_id_customer_id',
      columns: [{ name: 'region_id' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_mbp_branch_id_customer_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_sales_exec_id_customer_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_status_customer_id',
      columns: [{ name: 'status' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_phone_no_customer_id',
      columns: [{ name: 'phone_no', folded: true }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_email_customer_id',
      columns: [{ name: 'email', folded: true }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_customer_type_id_customer_id',
      columns: [{ name: 'customer_type_id' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_address1_customer_id',
      columns: [{ name: 'address1' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_address2_customer_id',
      columns: [{ name: 'address2' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_address3_customer_id',
      columns: [{ name: 'address3' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_country_customer_id',
      columns: [{ name: 'country', folded: true }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_mobile_customer_id',
      columns: [{ name: 'mobile', folded: true }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_date_updated_customer_id',
      columns: [{ name: 'date_updated' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_created_by_id_customer_id',
      columns: [{ name: 'created_by_id' }, { name: 'customer_id' }],
    }),
    dropIndex('customer_branch', { name: 'ix_customer_branch_mbp_branch_id', columns: [{ name: 'mbp_branch_id' }] }),
    dropIndex('customer_branch', { name: 'ix_customer_branch_sales_exec_id', columns: [{ name: 'sales_exec_id' }] }),
    createIndex('customer_branch', {
      name: 'ix_customer_branch_mbp_branch_id_cust_branch_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'cust_branch_id' }],
    }),
    createIndex('customer_branch', {
      name: 'ix_customer_branch_sales_exec_id_cust_branch_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'cust_branch_id' }],
    }),
    createIndex('customer_branch', {
      name: 'ix_customer_branch_main_branch_cust_branch_id',
      columns: [{ name: 'main_branch' }, { name: 'cust_branch_id' }],
    }),
    createIndex('customer_branch', {
      name: 'ix_customer_branch_active_cust_branch_id',
      columns: [{ name: 'active' }, { name: 'cust_branch_id' }],
    }),
    dropIndex('enquiry', { name: 'ix_enquiry_city_town_id', columns: [{ name: 'city_town_id' }] }),
    dropIndex('enquiry', { name: 'ix_enquiry_region_id', columns: [{ name: 'region_id' }] }),
    dropIndex('enquiry', { name: 'ix_enquiry_customer_id', columns: [{ name: 'customer_id' }] }),
    dropIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_opportunity_status_id_opp_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    dropIndex('enquiry', {
      name: 'ix_enquiry_sales_exec_id_opportunity_status_id_opp_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    dropIndex('enquiry', {
      name: 'ix_enquiry_project_type_id_opportunity_status_id_opp_id',
      columns: [{ name: 'project_type_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_customer_id_opp_id',
      columns: [{ name: 'customer_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_opp_description_opp_id',
      columns: [{ name: 'opp_description' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_opp_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_sales_exec_id_opp_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_contact_id_opp_id',
      columns: [{ name: 'contact_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_region_id_opp_id',
      columns: [{ name: 'region_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_project_type_id_opp_id',
      columns: [{ name: 'project_type_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_city_town_id_opp_id',
      columns: [{ name: 'city_town_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_cust_ref_opp_id',
      columns: [{ name: 'cust_ref', folded: true }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_last_activity_date_opp_id',
      columns: [{ name: 'last_activity_date' }, { name: 'opp_id' }],
    }),
    createIndex('filter_condition', {
      name: 'ix_filter_condition_row_start_id',
      columns: [{ name: 'row_start' }, { name: 'id' }],
    }),
    createIndex('filter_condition', {
      name: 'ix_filter_condition_db_field_id',
      columns: [{ name: 'db_field', folded: true }, { name: 'id' }],
    }),
    createIndex('filter_condition', {
      name: 'ix_filter_condition_condition_id',
      columns: [{ name: 'condition' }, { name: 'id' }],
    }),
    createIndex('login_history', {
      name: 'ix_login_history_outcome_id',
      columns: [{ name: 'outcome' }, { name: 'id' }],
    }),
    createIndex('login_history', {
      name: 'ix_login_history_address_id',
      columns: [{ name: 'address', folded: true }, { name: 'id' }],
    }),
    createIndex('login_history', {
      name: 'ix_login_history_client_id',
      columns: [{ name: 'client', folded: true }, { name: 'id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_note_header_cust_note_id',
      columns: [{ name: 'note_header', folded: true }, { name: 'cust_note_id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_assign_for_id_cust_note_id',
      columns: [{ name: 'assign_for_id' }, { name: 'cust_note_id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_note_read_cust_note_id',
      columns: [{ name: 'note_read' }, { name: 'cust_note_id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_created_by_id_cust_note_id',
      columns: [{ name: 'created_by_id' }, { name: 'cust_note_id' }],
    }),
    createIndex('permission', {
      name: 'ix_permission_permission_name_id',
      columns: [{ name: 'permission_name', folded: true }, { name: 'id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_mbp_branch_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_product_type_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'product_type_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_quote_grade_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'quote_grade_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_opportunity_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'opportunity_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_customer_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'customer_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    dropIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_customer_id_quote_ver_id',
      columns: [{ name: 'customer_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_version_no_quote_ver_id',
      columns: [{ name: 'version_no' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_mbp_branch_id_quote_ver_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_opportunity_id_quote_ver_id',
      columns: [{ name: 'opportunity_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_product_type_id_quote_ver_id',
      columns: [{ name: 'product_type_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_product_qty_quote_ver_id',
      columns: [{ name: 'product_qty' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_grade_id_quote_ver_id',
      columns: [{ name: 'quote_grade_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_chase_by_id_quote_ver_id',
      columns: [{ name: 'chase_by_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_chase_date_quote_ver_id',
      columns: [{ name: 'chase_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_expected_order_date_quote_ver_id',
      columns: [{ name: 'expected_order_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_decided_on_quote_ver_id',
      columns: [{ name: 'decided_on' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_last_activity_date_quote_ver_id',
      columns: [{ name: 'last_activity_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_file_name_id',
      columns: [{ name: 'file_name', folded: true }, { name: 'id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_created_by_id_id',
      columns: [{ name: 'created_by_id' }, { name: 'id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_file_size_id',
      columns: [{ name: 'file_size' }, { name: 'id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_subject_id',
      columns: [{ name: 'subject', folded: true }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_every_id',
      columns: [{ name: 'every' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_last_run_id',
      columns: [{ name: 'last_run' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_result_id',
      columns: [{ name: 'result', folded: true }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_owner_id_id',
      columns: [{ name: 'owner_id' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_active_id',
      columns: [{ name: 'active' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_period_id',
      columns: [{ name: 'period' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_file_format_id',
      columns: [{ name: 'file_format' }, { name: 'id' }],
    }),
    createIndex('report_schedule', {
      name: 'ix_report_schedule_send_time_id',
      columns: [{ name: 'send_time' }, { name: 'id' }],
    }),
    createIndex('role', { name: 'ix_role_show_settings_id', columns: [{ name: 'show_settings' }, { name: 'id' }] }),
    createIndex('role', { name: 'ix_role_show_admin_id', columns: [{ name: 'show_admin' }, { name: 'id' }] }),
    createIndex('role', { name: 'ix_role_active_id', columns: [{ name: 'active' }, { name: 'id' }] }),
    dropIndex('sales_forecast', { name: 'ix_sales_forecast_customer_id', columns: [{ name: 'customer_id' }] }),
    dropIndex('sales_forecast', { name: 'ix_sales_forecast_sales_exec_id', columns: [{ name: 'sales_exec_id' }] }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_s_month_id',
      columns: [{ name: 's_month' }, { name: 'id' }],
    }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_branch_id_id',
      columns: [{ name: 'branch_id' }, { name: 'id' }],
    }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_customer_id_id',
      columns: [{ name: 'customer_id' }, { name: 'id' }],
    }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_sales_exec_id_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'id' }],
    }),
    createIndex('sales_posting', {
      name: 'ix_sales_posting_file_name_id',
      columns: [{ name: 'file_name', folded: true }, { name: 'id' }],
    }),
    createIndex('sales_posting', { name: 'ix_sales_posting_kind_id', columns: [{ name: 'kind' }, { name: 'id' }] }),
    createIndex('sales_posting', { name: 'ix_sales_posting_s_year_id', columns: [{ name: 's_year' }, { name: 'id' }] }),
    createIndex('sales_posting', {
      name: 'ix_sales_posting_created_by_id_id',
      columns: [{ name: 'created_by_id' }, { name: 'id' }],
    }),
    createIndex('sales_posting', {
      name: 'ix_sales_posting_row_count_id',
      columns: [{ name: 'row_count' }, { name: 'id' }],
    }),
    createIndex('sales_posting', {
      name: 'ix_sales_posting_posted_count_id',
      columns: [{ name: 'posted_count' }, { name: 'id' }],
    }),
    createIndex('sales_posting', {
      name: 'ix_sales_posting_failed_count_id',
      columns: [{ name: 'failed_count' }, { name: 'id' }],
    }),
    createIndex('sales_posting', { name: 'ix_sales_posting_total_id', columns: [{ name: 'total' }, { name: 'id' }] }),
    createIndex('sales_posting', { name: 'ix_sales_posting_status_id', columns: [{ name: 'status' }, { name: 'id' }] }),
    createIndex('support_case', { name: 'ix_support_case_type_id_id', columns: [{ name: 'type_id' }, { name: 'id' }] }),
    createIndex('support_case', {
      name: 'ix_support_case_status_id_id',
      columns: [{ name: 'status_id' }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_logged_in_user_id_id',
      columns: [{ name: 'logged_in_user_id' }, { name: 'id' }],
    }),
    createIndex('support_case', { name: 'ix_support_case_active_id', columns: [{ name: 'active' }, { name: 'id' }] }),
    createIndex('support_case', {
      name: 'ix_support_case_last_ep_id',
      columns: [{ name: 'last_ep', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_error_code_id',
      columns: [{ name: 'error_code', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case_reply', {
      name: 'ix_support_case_reply_created_by_id_id',
      columns: [{ name: 'created_by_id' }, { name: 'id' }],
    }),
    createIndex('trash', { name: 'ix_trash_kind_id', columns: [{ name: 'kind', folded: true }, { name: 'id' }] }),
    createIndex('trash', { name: 'ix_trash_about_id', columns: [{ name: 'about', folded: true }, { name: 'id' }] }),
    createIndex('trash', { name: 'ix_trash_records_id', columns: [{ name: 'records' }, { name: 'id' }] }),
    createIndex('trash', { name: 'ix_trash_deleted_by_id_id', columns: [{ name: 'deleted_by_id' }, { name: 'id' }] }),
    dropIndex('app_user', { name: 'ix_app_user_mbp_dept_id', columns: [{ name: 'mbp_dept_id' }] }),
    createIndex('app_user', { name: 'ix_app_user_role_id_id', columns: [{ name: 'role_id' }, { name: 'id' }] }),
    createIndex('app_user', { name: 'ix_app_user_mbp_dept_id_id', columns: [{ name: 'mbp_dept_id' }, { name: 'id' }] }),
    createIndex('app_user', {
      name: 'ix_app_user_def_region_id_id',
      columns: [{ name: 'def_region_id' }, { name: 'id' }],
    }),
    createIndex('app_user', {
      name: 'ix_app_user_def_branch_id_id',
      columns: [{ name: 'def_branch_id' }, { name: 'id' }],
    }),
    createIndex('app_user', { name: 'ix_app_user_status_id', columns: [{ name: 'status' }, { name: 'id' }] }),
    createIndex('user_view_field', {
      name: 'ix_user_view_field_db_view_id',
      columns: [{ name: 'db_view' }, { name: 'id' }],
    }),
    createIndex('user_view_field', {
      name: 'ix_user_view_field_db_field_id',
      columns: [{ name: 'db_field', folded: true }, { name: 'id' }],
    }),
    createIndex('user_view_field', {
      name: 'ix_user_view_field_width_id',
      columns: [{ name: 'width' }, { name: 'id' }],
    }),
    createIndex('user_view_filter', {
      name: 'ix_user_view_filter_order_by_clause_id',
      columns: [{ name: 'order_by_clause', folded: true }, { name: 'id' }],
    }),
    createIndex('user_view_filter', {
      name: 'ix_user_view_filter_favourite_id',
      columns: [{ name: 'favourite' }, { name: 'id' }],
    }),
    createIndex('user_widget', {
      name: 'ix_user_widget_widget_type_id',
      columns: [{ name: 'widget_type', folded: true }, { name: 'id' }],
    }),
    createIndex('user_widget', { name: 'ix_user_widget_active_id', columns: [{ name: 'active' }, { name: 'id' }] }),
    createIndex('activity_result', {
      name: 'ix_activity_result_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('activity_status', {
      name: 'ix_activity_status_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('activity_type', {
      name: 'ix_activity_type_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('branch', {
      name: 'ix_branch_branch_name_id',
      columns: [{ name: 'branch_name', folded: true }, { name: 'id' }],
    }),
    createIndex('city_town', {
      name: 'ix_city_town_city_town_name_id',
      columns: [{ name: 'city_town_name', folded: true }, { name: 'id' }],
    }),
    createIndex('customer_type', {
      name: 'ix_customer_type_type_name_id',
      columns: [{ name: 'type_name', folded: true }, { name: 'id' }],
    }),
    createIndex('department', {
      name: 'ix_department_department_name_id',
      columns: [{ name: 'department_name', folded: true }, { name: 'id' }],
    }),
    createIndex('job_function', {
      name: 'ix_job_function_job_func_name_id',
      columns: [{ name: 'job_func_name', folded: true }, { name: 'id' }],
    }),
    createIndex('job_title', {
      name: 'ix_job_title_job_title_name_id',
      columns: [{ name: 'job_title_name', folded: true }, { name: 'id' }],
    }),
    createIndex('opportunity_status', {
      name: 'ix_opportunity_status_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('product_type', {
      name: 'ix_product_type_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('project_type', {
      name: 'ix_project_type_proj_type_name_id',
      columns: [{ name: 'proj_type_name', folded: true }, { name: 'id' }],
    }),
    createIndex('quotation_grade', {
      name: 'ix_quotation_grade_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('quote_status', {
      name: 'ix_quote_status_position_id',
      columns: [{ name: 'position' }, { name: 'id' }],
    }),
    createIndex('region', {
      name: 'ix_region_region_name_id',
      columns: [{ name: 'region_name', folded: true }, { name: 'id' }],
    }),
    createIndex('sales_exec', {
      name: 'ix_sales_exec_sales_exec_name_id',
      columns: [{ name: 'sales_exec_name', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case_status', {
      name: 'ix_support_case_status_name_id',
      columns: [{ name: 'name', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case_type', {
      name: 'ix_support_case_type_name_id',
      columns: [{ name: 'name', folded: true }, { name: 'id' }],
    }),
  ],
};
