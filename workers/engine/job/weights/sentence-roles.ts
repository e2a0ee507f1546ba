/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand and from the SkillSpan corpus (MIT / CC BY 4.0, kris927b/SkillSpan). */
export const SENTENCE_ROLE_WEIGHTS = `
1:ability 4 1:additional -2 1:additionally -2 1:applications 2 1:as 3 1:band 3 1:be 3 1:c 3 1:career -2 1:collaborate -2 1:create 2 1:creative 3 1:data 2
1:define -2 1:do 2 1:document -2 1:dynatrace -3 1:establish -2 1:everything -2 1:excellent 3 1:experience 2 1:familiarity 2 1:first 2 1:flexible -3 1:fluent 2
1:for -3 1:full 3 1:furthermore 2 1:good 2 1:have 2 1:high 2 1:in -4 1:leads -2 1:maintain 2 1:managing 2 1:marketing -4 1:minimum -3 1:must 2 1:name -2 1:net 4
1:on 3 1:organization -6 1:our -8 1:performs -2 1:please -2 1:previous 2 1:pricing -2 1:proficient 2 1:provides 2 1:providing 3 1:riverside -2 1:senior -4
1:skills -2 1:strong 5 1:team 2 1:these -2 1:together -2 1:training -4 1:we -2 1:we're -2 1:web -2 1:working -5 1:you'll 2 1:your 4 1:you’ll -3 2:ability_to 4
2:applications_are 2 2:as_an 3 2:as_part -2 2:collaborate_with -3 2:company_size -2 2:do_you 2 2:familiarity_with 2 2:flexible_working -3 2:for_further -2
2:full_time 3 2:in_addition 3 2:job_type 2 2:minimum_undefined -3 2:must_be 2 2:on_the 2 2:organization_is -2 2:organization_organization -3 2:our_company 2
2:previous_experience 2 2:proficient_in 2 2:review_and -2 2:the_applicant 2 2:the_application -2 2:the_department -2 2:the_position 4 2:the_role 2 2:the_sad -2
2:this_is 3 2:this_position 3 2:this_role -3 2:this_will -2 2:training_and -4 2:we_are 2 2:we_encourage -2 2:we_have -2 2:we_offer 3 2:we_provide -2
2:working_hours -2 2:working_with 2 2:you_are 5 2:you_can -2 2:you_enjoy 2 2:you_have 2 2:you_love 2 2:you_should -2 2:you_will -4 2:you’ll_work -3 = -2
N+1:-1 -2 N+1:-2 -12 N+1:-3 -15 N+1:0 3 N+1:1 10 N+1:2 11 N+1:3 8 N+1:none -4 N+2:-2 -9 N+2:-3 -9 N+2:0 4 N+2:2 8 N+2:3 6 N-1:-1 3 N-1:-2 -5 N-1:-3 -11 N-1:0 5
N-1:1 8 N-1:3 3 N-1:none -4 N-2:-2 -4 N-2:-3 -11 N-2:3 6 N-2:none 6 N0:-1 -4 N0:-10 -29 N0:-2 -2 N0:-3 -14 N0:-4 -10 N0:-5 -16 N0:-6 -20 N0:-7 -22 N0:-8 -32
N0:-9 -32 N0:0 6 N0:1 13 N0:10 37 N0:2 10 N0:3 17 N0:4 14 N0:5 11 N0:6 23 N0:7 13 N0:8 21 N0:9 16 N= -2 NA:-1 2 NA:-2 -4 NA:-3 8 NA:1 4 NA:2 -4 NA:none -4
NB:-1 3 NB:-2 3 NB:-3 -4 NB:3 4 NB:none -4 NBA:-1:-1 -2 NBA:-1:-2 -3 NBA:-1:-3 4 NBA:-1:0 -3 NBA:-1:2 9 NBA:-1:3 5 NBA:-1:none -6 NBA:-2:-1 4 NBA:-2:-2 -8
NBA:-2:0 8 NBA:-2:1 4 NBA:-2:2 -3 NBA:-2:3 6 NBA:-2:none -7 NBA:-3:-1 -8 NBA:-3:-3 -4 NBA:-3:1 3 NBA:-3:2 2 NBA:-3:3 8 NBA:-3:none -5 NBA:0:-1 -6 NBA:0:-2 6
NBA:0:0 -11 NBA:0:1 4 NBA:0:2 -2 NBA:0:3 3 NBA:0:none 4 NBA:1:-1 4 NBA:1:-2 -11 NBA:1:-3 6 NBA:1:0 -3 NBA:1:1 2 NBA:1:2 -4 NBA:1:3 -4 NBA:1:none 9 NBA:2:0 3
NBA:2:2 9 NBA:2:3 -10 NBA:3:-1 18 NBA:3:-2 5 NBA:3:-3 7 NBA:3:1 -5 NBA:3:2 -12 NBA:3:3 -10 NBA:3:none 2 NBA:none:-1 -6 NBA:none:-2 6 NBA:none:-3 -4 NBA:none:0 5
NN:-1:-1:-1 2 NN:-1:-1:-2 -8 NN:-1:-1:0 -6 NN:-1:-1:1 -17 NN:-1:-2:-1 -9 NN:-1:-2:-2 -7 NN:-1:-2:0 -2 NN:-1:-2:1 -3 NN:-1:-2:2 -9 NN:-1:-2:none -3 NN:-1:0:-1 -8
NN:-1:0:-2 18 NN:-1:0:0 11 NN:-1:0:1 2 NN:-1:0:2 -18 NN:-1:1:-1 2 NN:-1:1:0 -12 NN:-1:1:1 -17 NN:-1:1:2 8 NN:-1:2:2 4 NN:-2:-1:-2 -14 NN:-2:-1:0 5
NN:-2:-1:2 -15 NN:-2:-1:none -3 NN:-2:-2:-1 -12 NN:-2:-2:-2 -8 NN:-2:-2:0 -8 NN:-2:-2:1 6 NN:-2:-2:2 4 NN:-2:-2:none -5 NN:-2:0:-2 9 NN:-2:0:0 6 NN:-2:0:2 8
NN:-2:1:-2 2 NN:-2:1:0 4 NN:-2:2:-1 -3 NN:-2:2:-2 -2 NN:-2:2:0 7 NN:-2:2:1 10 NN:-2:2:2 2 NN:0:-1:-1 3 NN:0:-1:-2 -5 NN:0:-1:0 7 NN:0:-1:1 -4 NN:0:-2:-1 4
NN:0:-2:-2 -3 NN:0:-2:2 3 NN:0:-2:none -5 NN:0:0:-1 2 NN:0:0:0 9 NN:0:0:1 13 NN:0:0:2 3 NN:0:1:-1 -11 NN:0:1:-2 13 NN:0:1:0 12 NN:0:1:1 2 NN:0:2:-1 12
NN:0:2:1 7 NN:0:2:2 13 NN:1:-1:-1 -10 NN:1:-1:-2 -5 NN:1:-1:0 -8 NN:1:-1:1 -9 NN:1:-2:-2 -10 NN:1:-2:0 -6 NN:1:-2:2 -9 NN:1:0:-1 6 NN:1:0:0 4 NN:1:0:1 -2
NN:1:0:2 -2 NN:1:1:-1 5 NN:1:1:1 4 NN:1:1:2 4 NN:1:2:-1 -14 NN:1:2:0 4 NN:1:2:1 3 NN:1:2:2 8 NN:2:-1:-1 8 NN:2:-1:-2 -11 NN:2:-1:0 8 NN:2:-2:-1 -6 NN:2:-2:-2 -8
NN:2:0:-1 7 NN:2:0:-2 10 NN:2:0:0 -15 NN:2:0:1 -5 NN:2:0:2 -7 NN:2:1:-1 -10 NN:2:1:-2 11 NN:2:1:0 13 NN:2:1:1 4 NN:2:1:2 6 NN:2:2:-1 11 NN:2:2:-2 14 NN:2:2:0 -7
NN:2:2:1 4 NN:none:-1:-1 -5 NN:none:-1:-2 -7 NN:none:-1:0 7 NN:none:-2:-1 4 NN:none:-2:-2 4 S= -2 b:10_years -2 b:15_offices 2 b:1_year 2 b:5_years 3
b:a_career -2 b:a_clinical 2 b:a_content 2 b:a_couple 2 b:a_great 2 b:a_high 2 b:a_highly -3 b:a_large -2 b:a_minimum 2 b:a_part -2 b:a_particular 2
b:a_passionate 2 b:a_person 2 b:a_phd 2 b:a_position 2 b:a_positive 2 b:a_product 3 b:a_real -2 b:a_relevant 2 b:a_role 2 b:a_single -2 b:a_small -4 b:a_team 2
b:a_unique -2 b:ability_to 2 b:accelerate_the 2 b:access_to -2 b:according_to -2 b:account_management -2 b:achievement_of 2 b:act_with -2 b:activities_of -2
b:acute_medicine 3 b:addition_to 2 b:additional_information -2 b:address_customer -2 b:all_levels 2 b:along_with -4 b:also_have 2 b:always_looking 2
b:always_strive -2 b:ambition_to 2 b:among_the 2 b:an_advantage 2 b:an_agile 4 b:an_established 2 b:an_exciting 2 b:an_expert -3 b:an_industry -2
b:an_inspiring 2 b:an_understanding -2 b:and_an -2 b:and_applications -2 b:and_approve 2 b:and_are -2 b:and_availability -2 b:and_be 3 b:and_business -4
b:and_community -2 b:and_creative -3 b:and_data 2 b:and_develop 2 b:and_development -4 b:and_employee -2 b:and_engineering 2 b:and_external 2 b:and_feedback 2
b:and_have 3 b:and_implement 3 b:and_implementing 2 b:and_information -2 b:and_machine 2 b:and_may -2 b:and_monitoring -2 b:and_most -2 b:and_motivated 2
b:and_new -2 b:and_non -3 b:and_or -2 b:and_our 3 b:and_passion 2 b:and_passionate 2 b:and_processes 2 b:and_reliable 3 b:and_reporting -2 b:and_services 2
b:and_tools 2 b:and_use 2 b:and_we’ll -2 b:and_within -2 b:and_work -2 b:and_you 3 b:application_must -2 b:applications_are 2 b:apply_for -2 b:apply_to 2
b:approach_to 2 b:are_able 2 b:are_looking 4 b:are_not 2 b:are_passionate -2 b:are_the -2 b:are_you 2 b:around_the 2 b:as_a -4 b:as_an 2 b:as_necessary -2
b:as_part -3 b:as_required 2 b:assigned_to 2 b:assist_in 2 b:at_east 3 b:at_organization -2 b:at_this 2 b:attention_to 2 b:autonomy_and -2 b:available_for -2
b:background_and 2 b:band_6 2 b:based_applications 2 b:based_in -2 b:based_on -5 b:be_an 2 b:be_expected -2 b:be_one -2 b:be_required -2 b:be_successful 2
b:be_sure -2 b:be_to 2 b:be_working -2 b:become_part -2 b:being_able -2 b:being_part 2 b:best_practices 3 b:build_your -2 b:business_and 2
b:business_development -2 b:business_objectives -3 b:business_to 2 b:but_are 2 b:by_a 2 b:by_the -2 b:can_work -2 b:care_and -4 b:challenges_and 2
b:change_in -2 b:ci_cd 2 b:client_and 2 b:client_success -2 b:clients_and 2 b:collaborate_with 2 b:collaborating_with 2 b:collaboration_with -5
b:collaboratively_with -2 b:colleagues_from 2 b:colleagues_in -2 b:communicate_and -2 b:communication_and -2 b:communication_skills 2 b:community_and -2
b:company_culture 2 b:company_size 4 b:complex_and 2 b:compliance_and 2 b:comply_with 2 b:contact_for 2 b:content_from 2 b:continuous_development 2
b:contributions_to -2 b:cost_effective 2 b:customer_service -3 b:customer_support -2 b:customers_and 2 b:data_analysis -2 b:data_analytics 3 b:data_and -3
b:data_management -3 b:data_platform -2 b:day_and 3 b:day_to 3 b:decision_makers 2 b:defined_storage 2 b:degree_in 3 b:degree_or 2 b:delivery_of 2
b:department_of 2 b:develop_a -2 b:develop_and 2 b:developer_industry 3 b:developer_organization -2 b:development_and -2 b:development_programs -2
b:director_of -2 b:do_not -2 b:do_you 2 b:drive_to -2 b:east_surrey 3 b:edge_technology -2 b:effective_communication -3 b:employment_screening -2
b:encourage_you -2 b:ensure_the -3 b:establish_a -2 b:every_day -2 b:excellent_communication 2 b:execution_management -2 b:expect_from 2 b:expect_some -2
b:experience_and -3 b:experience_developing -2 b:experience_in 4 b:experience_is 2 b:experience_leading 2 b:experience_level -3 b:experience_of 3
b:experience_required -4 b:experience_the -2 b:experience_with 3 b:experience_working 3 b:expert_in -2 b:expertise_and -2 b:external_stakeholders -2
b:faculty_of -2 b:familiarity_with 2 b:feedback_to 2 b:financial_and -2 b:find_a -2 b:first_and 3 b:flexible_and -3 b:flexible_working -3 b:focus_on 3
b:focused_on -2 b:for_a 3 b:for_each -3 b:for_employment -2 b:for_example 2 b:for_further -2 b:for_location 2 b:for_providing -2 b:for_that -2 b:for_this -4
b:for_you -3 b:for_your -2 b:freedom_to -3 b:from_day -2 b:from_initial 2 b:full_time 3 b:functional_team 2 b:furthermore_you 2 b:great_opportunity 3
b:group_of -2 b:hands_on 2 b:hard_work -2 b:have_a 2 b:have_been -2 b:have_what -2 b:hcpc_registered 2 b:help_us 2 b:help_you -2 b:high_level 4
b:highly_motivated -3 b:highly_skilled -2 b:hospital_in 2 b:how_we 2 b:ideas_and 3 b:if_you 4 b:impact_on -3 b:improve_the 2 b:in_a 2 b:in_acute 3
b:in_addition 2 b:in_an 3 b:in_business 2 b:in_collaboration -4 b:in_compliance -2 b:in_developing 2 b:in_english -3 b:in_house -2 b:in_marketing 2
b:in_office 2 b:in_partnership -2 b:in_production 2 b:in_their 2 b:in_your -5 b:include_but 2 b:industry_and 2 b:industry_e -2 b:industry_financial 3
b:industry_information 2 b:information_and -2 b:information_in -3 b:information_on -2 b:information_technology 2 b:internal_and 2 b:is_completed -2
b:is_headquartered 2 b:is_your 2 b:issues_that 2 b:it_and 3 b:it_is 2 b:job_type 2 b:join_us -2 b:key_role -2 b:key_to -2 b:knowledge_in 2 b:knowledge_of 6
b:language_is 2 b:language_therapist -2 b:languages_and -2 b:lead_for -3 b:leader_in -2 b:level_2 -2 b:level_of 2 b:life_balance -2 b:list_of -2
b:location_location -3 b:looking_for 4 b:looking_for? -2 b:looking_to 5 b:m_f -2 b:made_up -2 b:maintenance_of 3 b:make_the 2 b:management_skills 2
b:manager_to 3 b:may_be -2 b:members_and 2 b:might_be 2 b:minimum_3 -2 b:minimum_of 2 b:mobile_services 2 b:more_complex -4 b:more_than -2
b:multi_disciplinary 2 b:name_name -2 b:nature_of 3 b:need_to -2 b:needs_of 4 b:new_business 2 b:next_level -2 b:of_25 2 b:of_clinical 3 b:of_each 2
b:of_four -2 b:of_highly -4 b:of_how 2 b:of_patients 2 b:of_publications -2 b:of_security 2 b:of_technology -2 b:of_the -5 b:of_work 3 b:of_your -2
b:offices_around 3 b:on_a 2 b:on_call 2 b:on_projects -3 b:on_their -2 b:on_time -2 b:one_of -3 b:operations_and -2 b:opportunity_for 3 b:or_a 2
b:or_equivalent 3 b:or_other 3 b:organisation_and 2 b:organisation_that -2 b:organization_organization -5 b:organization_we -2 b:organization_you 2
b:our_client -2 b:our_clients -3 b:our_company 2 b:our_partners 2 b:our_products 2 b:our_services -2 b:our_strategic -2 b:our_talented 2 b:our_team 2
b:ownership_and 2 b:parents_and -2 b:part_of -4 b:participates_in -3 b:partners_to 2 b:partnership_with -2 b:passion_and -2 b:passionate_about 2
b:patient_care 3 b:people_and -2 b:people_who -2 b:performance_management -2 b:plan_the 2 b:platform_for -2 b:play_a 3 b:plays_a -2 b:please_note 2
b:policies_and -2 b:position_as 3 b:position_in -2 b:position_you -2 b:practices_and 2 b:pre_employment -2 b:predictive_processing 2 b:preparation_of 2
b:pride_in -2 b:private_technologies 2 b:problems_and 3 b:process_mining -2 b:product_and 2 b:product_changes 2 b:production_company -2 b:professional_and 2
b:professor_in 3 b:proficient_in 2 b:programming_language 2 b:project_management 4 b:project_manager 2 b:projects_in -2 b:provides_a -2 b:provision_of 2
b:qualifications_and -2 b:range_of 2 b:ranging_from 2 b:ready_to 2 b:relate_to -2 b:related_to 3 b:relationships_with 2 b:relevant_experience -3 b:rely_on -2
b:responsibility_for 3 b:responsible_for 2 b:review_and -3 b:right_to -2 b:role_as 2 b:role_in 2 b:role_will 2 b:safe_and 2 b:salary_range -2 b:security_and -2
b:security_of -3 b:senior_industry 2 b:service_at 4 b:service_issues -3 b:service_to -2 b:services_used 2 b:share_knowledge -2 b:small_team -3
b:software_defined 2 b:software_engineer -2 b:solutions_to -2 b:solve_complex 2 b:some_of -2 b:speak_and 2 b:specialists_who 2 b:sr_customer -2
b:stack_developer 2 b:stage_of 2 b:stakeholders_and -2 b:strive_to -3 b:subject_to 2 b:success_and 2 b:success_manager -2 b:such_as 2 b:support_champion -2
b:support_for 2 b:supporting_the 2 b:supports_the -2 b:system_to 2 b:take_ownership 2 b:take_pride -2 b:talents_with 3 b:tasks_and 2 b:tasks_in -3
b:team_members -4 b:team_of -4 b:team_player 3 b:team_to 2 b:team_will -2 b:teams_in 2 b:technologies_and 2 b:technologies_is -2 b:technology_and -3
b:test_new 2 b:testing_and 3 b:that_can 2 b:that_meet 2 b:that_the 3 b:that_they -2 b:that_we -2 b:that_will 2 b:that_you 3 b:the_ability 3 b:the_best -3
b:the_business 3 b:the_client 3 b:the_core -2 b:the_daily -3 b:the_department -2 b:the_director -2 b:the_drive -2 b:the_entire -2 b:the_faculty -2
b:the_first -2 b:the_full 2 b:the_future 3 b:the_highest -2 b:the_implementation 2 b:the_latest -2 b:the_lego -2 b:the_management 2 b:the_marketing -2
b:the_most 2 b:the_national 2 b:the_nature 3 b:the_needs 4 b:the_next -2 b:the_nhs -2 b:the_one 2 b:the_organization 4 b:the_people 2 b:the_position 2
b:the_post -2 b:the_product 2 b:the_products 2 b:the_sad -2 b:the_sectors -2 b:the_software 2 b:the_strategic 2 b:the_team 2 b:the_unit 3 b:the_whole -2
b:the_workplace 2 b:their_business 2 b:their_work 2 b:them_in -2 b:these_areas 2 b:they_are -2 b:this_is 8 b:this_position 6 b:this_post -2 b:this_role -2
b:this_time 2 b:this_we 2 b:thrive_in 2 b:thrive_on 2 b:time_and -3 b:time_industry 2 b:time_management 2 b:time_off -2 b:to_a 5 b:to_advise -2 b:to_apply 2
b:to_collaborate 2 b:to_continue -2 b:to_day 3 b:to_design 2 b:to_detail 2 b:to_develop -2 b:to_do -3 b:to_either 2 b:to_explore 2 b:to_get 2 b:to_go -3
b:to_handle 2 b:to_join 2 b:to_learn 2 b:to_make -2 b:to_providing 2 b:to_recruit 2 b:to_run 2 b:to_share -2 b:to_start 2 b:to_succeed -2 b:to_support 5
b:to_take 2 b:to_team 4 b:to_this 2 b:to_travel 2 b:to_troubleshoot 2 b:to_work 7 b:tracking_and 2 b:training_and -5 b:trends_and -3 b:type_full 2
b:type_private 2 b:under_the -2 b:understand_and -2 b:up_for -3 b:up_of -2 b:us_and -2 b:us_in -2 b:used_by 2 b:virgin_care -2 b:want_to -2 b:ways_of 2
b:we_are 2 b:we_can 2 b:we_encourage -2 b:we_expect 3 b:we_have -2 b:we_help -2 b:we_offer 2 b:we_provide -2 b:we_use -3 b:we_work -2 b:web_based 2
b:web_experience -2 b:web_services 2 b:we’re_looking 2 b:which_is 3 b:who_can 2 b:who_is 3 b:will_be -2 b:will_enable -2 b:will_help 3 b:will_involve 2
b:will_support -3 b:will_take 3 b:will_thrive 2 b:with_a 2 b:with_all -3 b:with_customers 2 b:with_engineering -2 b:with_existing 2 b:with_more -3
b:with_passion -2 b:with_people 2 b:with_technology 2 b:with_the -3 b:with_their -3 b:with_them 2 b:with_you -3 b:within_a 2 b:within_an 2 b:within_the 3
b:within_your 3 b:work_collaboratively -2 b:work_from -2 b:work_is -2 b:work_on 2 b:working_alongside -2 b:working_in 3 b:working_with 5 b:would_be 2
b:years_experience -3 b:years_in 2 b:you_a 2 b:you_also 2 b:you_always -2 b:you_and -2 b:you_are 6 b:you_can -2 b:you_enjoy 3 b:you_feel 2 b:you_have 5
b:you_love 3 b:you_should -2 b:you_thrive 2 b:you_to 2 b:you_understand 2 b:you_will 3 b:your_ability -2 b:your_application -2 b:your_knowledge -2
b:your_motivation 2 b:your_professional -3 b:your_role 2 b:you’ll_work -3 e1:'ll 2 e1:'re -2 e1:ace -4 e1:act -2 e1:ads -2 e1:ain 2 e1:ake -2 e1:all -2
e1:ame -2 e1:and 2 e1:ant -2 e1:any -2 e1:are 5 e1:as 3 e1:ase -2 e1:ata 2 e1:ave 2 e1:be 3 e1:ble 3 e1:c 3 e1:cts 2 e1:day 2 e1:der 3 e1:des 2 e1:do 2 e1:eam 2
e1:eer -2 e1:ely 2 e1:ent 3 e1:ese -2 e1:ess 2 e1:for -3 e1:her -3 e1:ial -2 e1:ice 2 e1:ide -2 e1:ies 3 e1:igh 2 e1:in -4 e1:ing 7 e1:ion -7 e1:ior -2 e1:ipt 3
e1:ish -3 e1:ity 9 e1:ive 4 e1:lls -2 e1:mum -3 e1:nce 4 e1:net 4 e1:on 3 e1:ong 3 e1:ors -2 e1:our -3 e1:ous 2 e1:rms -2 e1:rst 2 e1:sql 3 e1:ted -2 e1:tes 4
e1:tor -2 e1:ull 3 e1:ust 4 e1:we -2 e1:web -2 e1:’ll -4 h:0 -10 h:2 5 h:3 5 h:4 6 hl:0 -8 hl:2 4 hl:3 2 hl:4 8 hq:0 -5 hq:1 3 hq:2 5 k:apply2 -4 k:apply3 -5
k:ask0 -8 k:ask2 7 k:ask3 9 k:firm0 4 k:firm1 -2 k:firm2 -5 k:firm3 -6 k:law3 -2 k:offer1 -3 k:offer2 -5 k:offer3 -3 k:verb0 -4 k:verb1 -4 k:verb3 7
kk:ask0verb0offer0law0firm0apply0 -2 kk:ask0verb0offer0law0firm0apply2 -2 kk:ask0verb0offer0law0firm0apply3 -2 kk:ask0verb0offer0law0firm1apply2 -2
kk:ask0verb0offer0law0firm2apply0 -3 kk:ask0verb0offer0law0firm2apply1 2 kk:ask0verb0offer0law0firm3apply0 3 kk:ask0verb0offer1law0firm0apply0 -3
kk:ask0verb0offer1law1firm1apply0 2 kk:ask0verb0offer2law0firm0apply0 -4 kk:ask0verb1offer0law0firm0apply0 2 kk:ask0verb1offer0law0firm0apply2 -2
kk:ask0verb1offer0law0firm3apply0 -4 kk:ask0verb1offer1law1firm0apply0 2 kk:ask0verb1offer2law0firm0apply0 -2 kk:ask0verb2offer0law0firm0apply1 -2
kk:ask0verb2offer0law0firm1apply0 2 kk:ask0verb2offer0law0firm3apply0 2 kk:ask0verb3offer0law0firm0apply0 2 kk:ask1verb0offer0law0firm0apply0 8
kk:ask1verb0offer0law0firm0apply1 -2 kk:ask1verb0offer0law0firm2apply0 3 kk:ask1verb0offer0law0firm3apply1 -2 kk:ask1verb0offer0law1firm0apply0 2
kk:ask1verb0offer1law0firm0apply0 -2 kk:ask1verb0offer2law0firm1apply0 2 kk:ask1verb1offer0law0firm0apply0 2 kk:ask1verb1offer0law0firm0apply1 3
kk:ask1verb1offer0law0firm1apply0 2 kk:ask1verb1offer0law0firm2apply0 -2 kk:ask1verb1offer0law0firm3apply0 -3 kk:ask1verb2offer0law0firm2apply0 -4
kk:ask1verb3offer0law0firm0apply0 -2 kk:ask1verb3offer0law0firm0apply1 -2 kk:ask2verb0offer0law0firm0apply0 7 kk:ask2verb0offer0law0firm1apply0 -5
kk:ask2verb0offer1law0firm0apply0 3 kk:ask3verb0offer0law0firm1apply0 2 kk:ask3verb2offer0law0firm0apply0 2 ku:apply0:about -5 ku:apply0:benefits -4
ku:apply0:duties 4 ku:apply0:legal -2 ku:apply0:must 5 ku:apply0:nice 4 ku:apply0:tools 3 ku:apply1:about 2 ku:apply1:benefits -2 ku:apply1:duties -2
ku:apply1:legal -2 ku:apply1:must -2 ku:apply1:null 6 ku:apply2:must -3 ku:apply2:null -2 ku:apply3:must -2 ku:ask0:about -2 ku:ask0:benefits -2
ku:ask0:duties -2 ku:ask0:legal -4 ku:ask0:must -6 ku:ask0:nice 2 ku:ask0:null -6 ku:ask0:tools 3 ku:ask1:about -6 ku:ask1:benefits -2 ku:ask1:null 5
ku:ask2:about 4 ku:ask2:benefits -2 ku:ask2:duties 2 ku:ask2:null 4 ku:ask3:duties 3 ku:ask3:must 2 ku:firm0:benefits -4 ku:firm0:legal -3 ku:firm0:must 2
ku:firm0:nice 6 ku:firm0:null 4 ku:firm0:tools 5 ku:firm1:about -2 ku:firm1:duties 2 ku:firm1:null 2 ku:firm1:tools -2 ku:firm2:about -2 ku:firm2:benefits -2
ku:firm2:duties 2 ku:firm2:nice -2 ku:firm2:null 2 ku:firm3:benefits 2 ku:firm3:must -3 ku:firm3:nice -3 ku:firm3:null -2 ku:law0:about -3 ku:law0:benefits -5
ku:law0:duties 3 ku:law0:legal -4 ku:law0:nice 3 ku:law0:tools 3 ku:law1:null 2 ku:offer0:about -3 ku:offer0:benefits -2 ku:offer0:legal -4 ku:offer0:must 6
ku:offer0:nice 4 ku:offer0:null 2 ku:offer0:tools 2 ku:offer1:duties 3 ku:offer1:must -3 ku:offer2:benefits -2 ku:offer2:must -3 ku:offer2:null 2
ku:offer3:must -2 ku:verb0:benefits -4 ku:verb0:duties -3 ku:verb0:legal -4 ku:verb0:nice 5 ku:verb0:null -3 ku:verb1:must -2 ku:verb1:nice -2 ku:verb2:about -2
ku:verb2:benefits -2 ku:verb2:duties 3 ku:verb2:null 2 ku:verb3:duties 3 ku:verb3:null 3 l:0 -3 l:1 4 l:2 7 l:3 -5 l:6 -2 l:7 -3 o:ing -4 o:other -4 o:verb 10
ou:ing:about 2 ou:ing:duties -3 ou:ing:must -3 ou:ing:nice 3 ou:ing:null -2 ou:other:about -6 ou:other:benefits -6 ou:other:legal -4 ou:other:must 4
ou:other:tools 2 ou:verb:duties 6 ou:verb:must -3 ou:verb:null 6 p:0 -12 p:1 -4 p:2 2 p:3 3 p:4 8 p:5 3 p:6 2 p:7 -6 r:date -4 r:degree 2 r:in-charge 2 r:pay -3
r:we-are -4 r:we-offer 2 r:we-seek 3 r:you-do 3 ro:contact:other -2 ro:contact:verb 2 ro:date:other -5 ro:degree:other 2 ro:must-have:ing -3 ro:pay:other -3
ro:we-are:other -3 ro:we-seek:other 3 ro:years:other 2 ro:you-do:other 3 rr:contact -3 rr:contact.years 2 rr:date -3 rr:degree 4 rr:in-charge 3
rr:must-have.years -2 rr:pay -4 rr:role-does -5 rr:role-does.in-charge 2 rr:role-does.in-charge.we-are -2 rr:role-does.must-have 2 rr:we-are -6
rr:we-are.we-offer 4 rr:we-offer -2 rr:you-do 4 rr:you-do.in-charge -2 rr:you-do.must-have -2 rr:you-do.we-are 3 rr:you-do.we-offer -3 t:10 -4 t:12 3 t:13 2
t:1k 2 t:2 -4 t:28 2 t:3 -2 t:30 -2 t:5 4 t:7 -2 t:8 -2 t:acade -2 t:accel 2 t:acces -5 t:accom -3 t:accor -2 t:accou 4 t:achie 4 t:acros 5 t:acute 4 t:add -2
t:addit -4 t:addre -2 t:adjus 2 t:admin 2 t:admis 4 t:adopt 2 t:advis -4 t:agenc -5 t:aggre 4 t:agile 5 t:all -4 t:allow -2 t:along -6 t:alrea -3 t:am -2
t:among 2 t:amp 3 t:an -2 t:analy 2 t:and 5 t:annou 2 t:annua -2 t:answe 2 t:antic 3 t:anywh -2 t:app -4 t:appli -5 t:appoi -2 t:appro 6 t:are -2 t:aroun -2
t:art -2 t:artic 2 t:as 2 t:assis -3 t:assoc -2 t:attac -2 t:atten 4 t:auton -3 t:avail 4 t:award -2 t:aware 3 t:baby -3 t:bache 2 t:back -2 t:band 2 t:basis -2
t:becom -2 t:been -3 t:befor -2 t:being 3 t:benef -4 t:best -2 t:bette 2 t:betwe -2 t:beyon -2 t:bigge 2 t:biolo 2 t:bioph -2 t:book 2 t:both 4 t:box 2
t:bring 4 t:broke -2 t:bsc 2 t:busin -2 t:busy 2 t:but 4 t:by 2 t:c 3 t:call 3 t:candi 2 t:capac 3 t:card -2 t:care -2 t:caree -3 t:cd 2 t:celon -2 t:chain -3
t:champ -2 t:chang -2 t:chemi 2 t:ci 2 t:city -2 t:claim 3 t:clean 4 t:clien 3 t:clini 5 t:close 2 t:cloud 3 t:code 5 t:colla -4 t:colle 2 t:combi -4 t:comme -2
t:commi -2 t:compa 5 t:compl 2 t:compr -2 t:compu 3 t:conce 2 t:conne -2 t:consi 2 t:consu -4 t:conta -2 t:conte 3 t:conti 3 t:contr 4 t:conve 2 t:coord 5
t:core2 4 t:coupl 2 t:craft 2 t:creat 4 t:crm 2 t:css 2 t:cultu 2 t:custo 2 t:daily -3 t:data -2 t:day 2 t:days -2 t:deal -2 t:defen -2 t:defin 2 t:degre 3
t:delig -2 t:demon 3 t:depar -4 t:desig 5 t:desir 4 t:detai 3 t:devel 2 t:digit -3 t:diplo 3 t:direc -2 t:disab -2 t:discl 4 t:disse 2 t:diver -2 t:do -2
t:domic 2 t:down -4 t:drive 4 t:drivi 2 t:drug 4 t:duty 3 t:dynat -3 t:e -3 t:each -4 t:east 2 t:econo -2 t:ecosy -2 t:editi -3 t:educa 2 t:effec 2 t:effor 3
t:eigen -3 t:eithe 3 t:elect 2 t:email -4 t:empat 2 t:emplo -6 t:empow -3 t:enabl -2 t:encou -5 t:end 2 t:engin -4 t:engli 6 t:enhan 3 t:enjoy 4 t:enrol -2
t:enthu 2 t:entir -3 t:entre -2 t:envir 2 t:equip 4 t:equiv 2 t:escal 3 t:event -2 t:every -5 t:examp 3 t:excel 6 t:excha 2 t:excit -3 t:exist 3 t:explo 3
t:exten -3 t:exter 3 t:f -3 t:face -2 t:facil 3 t:facul -3 t:famil 3 t:fanta 3 t:feedb 2 t:field 2 t:final 3 t:finan 2 t:find -3 t:firm -2 t:flexi -3 t:flori -2
t:fluen 3 t:focus 3 t:for 2 t:for? -2 t:forem 3 t:forma -5 t:foste 2 t:found -4 t:frame 3 t:franc -2 t:freed -3 t:front 3 t:fully -2 t:funct 4 t:funda 2
t:gaini -2 t:gathe 2 t:gener 2 t:genom 2 t:germa 2 t:get -2 t:git 3 t:globa -3 t:go -2 t:good 2 t:googl -2 t:great -4 t:group -4 t:growi -4 t:guide -2 t:hacka 2
t:hand 2 t:handl 2 t:hands 4 t:has -5 t:hcpc 2 t:high 2 t:histo -2 t:hospi 2 t:hour 3 t:hours -3 t:house -5 t:howev 2 t:human -2 t:hypot -3 t:i -6 t:ideal 3
t:ideas 2 t:ident 4 t:imple 5 t:impro 2 t:in 3 t:inbou 2 t:incl 2 t:inclu -3 t:incor -2 t:indus 4 t:infor -6 t:inhou 2 t:input 2 t:inspi 3 t:insur -3 t:inten -2
t:inter 2 t:inves -2 t:invol 6 t:is -3 t:items -3 t:it’s -2 t:java 2 t:javas 2 t:job -4 t:join -3 t:journ -4 t:jquer 4 t:js 2 t:just 2 t:kanba 2 t:kayak -2
t:keep -2 t:know -2 t:langu 4 t:later -2 t:lates -2 t:learn 4 t:least 2 t:leave -2 t:led -2 t:lego -2 t:less 4 t:liais 3 t:life -2 t:lifec -2 t:linux 3
t:local -3 t:locat -5 t:look -2 t:looki 6 t:m -2 t:machi 2 t:made -3 t:maint 11 t:make -4 t:maker 2 t:makes 2 t:manag 2 t:many -2 t:marke 3 t:maste 2 t:mater 3
t:matur 2 t:may -3 t:measu -2 t:mecha 3 t:media 2 t:medic 6 t:meet 3 t:meeti 3 t:membe -4 t:mento 3 t:metho 5 t:micro 2 t:migra 3 t:miles -3 t:minds 4
t:minin -2 t:mobil -2 t:model 3 t:month -2 t:more -6 t:most -3 t:motiv 4 t:movin 2 t:multi 2 t:my -2 t:name -3 t:namer -3 t:natio -4 t:natur 2 t:near -2
t:needs 2 t:net 5 t:netwo -2 t:new 4 t:next -2 t:nhsp -2 t:night 4 t:no -3 t:node. 2 t:non -4 t:note 2 t:notic 3 t:notif -2 t:nursi 2 t:o -3 t:occup 2 t:off -2
t:offer -2 t:offic 2 t:old 3 t:onboa -3 t:onlin -2 t:only -3 t:openi 2 t:opera 2 t:optim 4 t:optio -3 t:or 5 t:order 2 t:origi -2 t:our -6 t:out 4 t:outst 2
t:over -2 t:overa 3 t:overs 2 t:own -2 t:pages 2 t:paid -2 t:paren -3 t:part -2 t:parti 2 t:partn 2 t:passi 5 t:past -2 t:patte 4 t:pay -2 t:pdf -2 t:pensi -3
t:per 3 t:perfo 7 t:pharm -4 t:phase 2 t:photo 3 t:pictu -2 t:place -6 t:plan -4 t:play 3 t:plays -2 t:plus -2 t:point 2 t:polic -2 t:porta -2 t:posit 2
t:post -5 t:pract 3 t:predi 2 t:prefe 2 t:prepa 5 t:press 2 t:prici -3 t:pride -2 t:prior 2 t:pro 2 t:proac 2 t:probl 2 t:proce 2 t:produ 2 t:profe 2 t:profi 2
t:promo 2 t:proto -3 t:provi 2 t:psych -5 t:purch 3 t:pursu -2 t:put 2 t:pytho 2 t:quali -4 t:quest -2 t:quota 5 t:rangi 2 t:read -2 t:ready 2 t:real -2
t:reali -5 t:recei -2 t:recog -3 t:refer -2 t:regio -2 t:regis 4 t:regul 3 t:relev 2 t:remot -3 t:renew 3 t:repor -5 t:reput -3 t:reque 2 t:requi 2 t:resea -3
t:resil 2 t:resol 3 t:respo 3 t:resta -2 t:revie -2 t:role 4 t:roles -2 t:run 5 t:runni 2 t:safeg -2 t:salar -4 t:scala 2 t:scale 2 t:sched 2 t:scien 2
t:scopi 2 t:scrum 3 t:scss 2 t:secur 5 t:seein 2 t:seeks 2 t:send -2 t:sensi 3 t:serve 3 t:setti 4 t:setup 5 t:sever -3 t:share -2 t:shift 6 t:short 2
t:signe -2 t:signi -2 t:simil -2 t:site 2 t:situa 2 t:size 3 t:skill 4 t:small -6 t:smart -3 t:so -3 t:softw 4 t:solid 3 t:solve 4 t:some -3 t:space -2
t:speak -2 t:speci 3 t:spoke 2 t:sprin 2 t:staff 4 t:stage 4 t:stand 3 t:start -6 t:state 2 t:statu -3 t:stay -3 t:strat 2 t:strea -3 t:striv -2 t:stron 6
t:succe -2 t:super 3 t:suppl -3 t:suppo 2 t:surge -2 t:surre 2 t:susta -2 t:syste 4 t:tackl 2 t:tasks 3 t:teamw 2 t:techn 9 t:tempo -2 t:term -2 t:than -3
t:theat 2 t:then -3 t:there -3 t:these -2 t:they -2 t:think -2 t:thriv 4 t:throu 3 t:tight 2 t:title -5 t:to 4 t:toget -3 t:tools 2 t:topic 3 t:topol 2
t:track 3 t:trade -2 t:tradi -2 t:train -2 t:trans -3 t:troub 2 t:turn -3 t:tv -2 t:two -2 t:type 2 t:under 3 t:unit 2 t:used 3 t:using 4 t:valid 3 t:varia 3
t:varie 5 t:vario -2 t:vendo 2 t:verif -3 t:virgi -2 t:virtu 3 t:visio 2 t:visit -2 t:volum 3 t:want -2 t:wareh 2 t:was -2 t:way -2 t:we -8 t:we're -2 t:web 7
t:websi 3 t:week -2 t:welco -2 t:we’ll -2 t:where -3 t:which -2 t:who 3 t:whole -2 t:withi 4 t:witho -2 t:word -2 t:work 2 t:workp 2 t:would 2 t:writt 3 t:x -2
t:you 4 t:young 2 t:you’l -2 u1:about:do 2 u1:about:ing 5 u1:about:we -2 u1:benefits:as 3 u1:benefits:his 2 u1:benefits:if -2 u1:benefits:job 2
u1:benefits:you -2 u1:duties:all -2 u1:duties:and -2 u1:duties:are 3 u1:duties:at -2 u1:duties:ata -2 u1:duties:ate 2 u1:duties:be 2 u1:duties:eam 2
u1:duties:end 2 u1:duties:ent 2 u1:duties:for -2 u1:duties:his -3 u1:duties:ide 2 u1:duties:iew -2 u1:duties:if -4 u1:duties:in 2 u1:duties:ion -2
u1:duties:ior -2 u1:duties:ish -3 u1:duties:nce -2 u1:duties:net 2 u1:duties:ong 4 u1:duties:the 2 u1:duties:we -2 u1:duties:web -2 u1:duties:you 3
u1:duties:’ll -4 u1:must:ace -3 u1:must:ain 2 u1:must:at 3 u1:must:ble 2 u1:must:cal 2 u1:must:her -2 u1:must:his -2 u1:must:if 2 u1:must:in -2 u1:must:ing -3
u1:must:ipt 4 u1:must:it 2 u1:must:ity 7 u1:must:mum -4 u1:must:the -4 u1:must:we 2 u1:nice:ing 4 u1:null:and 3 u1:null:are 2 u1:null:ata 2 u1:null:cal -2
u1:null:cts 2 u1:null:des 2 u1:null:ead -2 u1:null:ent 2 u1:null:ess 2 u1:null:her -2 u1:null:his 2 u1:null:ide -4 u1:null:ies 2 u1:null:if 2 u1:null:in -2
u1:null:it -3 u1:null:ith -2 u1:null:ive 6 u1:null:job -3 u1:null:nce 5 u1:null:ons 2 u1:null:ork 2 u1:null:ous 2 u1:null:rms -2 u1:null:tes 3 u1:null:the 2
u1:null:tor -2 u1:null:uld 2 u1:null:ull 3 u1:null:ure -2 u1:null:ust 4 u1:null:we -2 u1:null:you -2 u1:null:’re -2 u1:tools:you -2 u:about -4 u:benefits -6
u:duties 3 u:legal -5 u:nice 3 u:null 2 u:tools 3 us:about:1 -2 us:about:2 -2 us:about:5 2 us:benefits:0 -7 us:benefits:2 -2 us:benefits:3 -2 us:benefits:5 4
us:duties:0 4 us:duties:1 3 us:duties:2 4 us:duties:5 -7 us:legal:0 -2 us:must:0 6 us:must:1 10 us:must:4 -4 us:must:5 -13 us:nice:5 3 us:null:2 4 us:tools:5 2
w:10 -4 w:12 3 w:13 2 w:1k 2 w:2 -4 w:28 2 w:3 -2 w:30 -2 w:5 4 w:7 -2 w:8 -2 w:abilities -2 w:ability 2 w:accelerate 3 w:access -4 w:according -2
w:accountability 4 w:accounting 2 w:achievement 2 w:across 5 w:action -2 w:active 3 w:acute 4 w:add -2 w:addition 2 w:additional -2 w:additionally -2
w:address -2 w:admissions 4 w:advanced -2 w:advantage 2 w:advise -2 w:advising 2 w:advisors -4 w:agencies -3 w:aggressive 3 w:agile 5 w:all -4 w:along -4
w:alongside -2 w:already -3 w:am -2 w:ambition 2 w:among 2 w:amp 3 w:an -2 w:and 5 w:annual -2 w:anticipated 2 w:anywhere -2 w:app -4 w:application -6
w:applications 2 w:appointment -2 w:appreciate 2 w:apprenticeship -2 w:approach 3 w:appropriate 2 w:approve 2 w:approximately 2 w:architect -2 w:are -2
w:around -2 w:art -2 w:as 2 w:assigned -2 w:assist 2 w:assistant -3 w:associate -2 w:attend 2 w:attention 2 w:automated 2 w:autonomy -2 w:availability 2
w:awareness 2 w:baby -3 w:back -2 w:band 2 w:basis -2 w:becoming -3 w:been -3 w:before -2 w:being 3 w:best -2 w:better 2 w:between -2 w:beyond -2 w:biggest 2
w:biology 3 w:book 2 w:both 4 w:box 2 w:brands -2 w:bring 2 w:bsc 2 w:businesses -2 w:busy 2 w:but 4 w:by 2 w:c 3 w:call 3 w:capacity 3 w:card -2 w:care -2
w:career -2 w:category 2 w:cd 2 w:celonis -2 w:certification 2 w:chain -3 w:challenge 3 w:challenge? -3 w:champion -2 w:change -3 w:changes 2 w:chemical 2
w:choice -2 w:ci 2 w:city -2 w:claim 6 w:clean 4 w:clients 2 w:clinical 6 w:cloud 2 w:code 5 w:collaborate 2 w:collaborating 2 w:collaboration -7
w:collaborative -2 w:collaboratively -2 w:combination -2 w:combining -3 w:commerce -2 w:commission -3 w:communication 2 w:communities 2 w:community -3
w:companies -2 w:company 4 w:compensation -2 w:competence -3 w:competitive 2 w:complete -2 w:completed -3 w:complex 2 w:compliance 2 w:comply 2
w:computational 2 w:configure 2 w:considering 2 w:contact -2 w:content 2 w:continuous 3 w:contribute 2 w:contributions -2 w:controls 3 w:cooperation 2
w:coordination 3 w:coordinator 2 w:core24 4 w:couple 2 w:course 2 w:courses -2 w:cover 2 w:craft 2 w:crm 2 w:css 2 w:culture 2 w:current 2 w:customer 2
w:customers 2 w:daily -3 w:data -2 w:day 2 w:days -2 w:deal -2 w:dedicated -2 w:defined 2 w:degree 3 w:deliverables 2 w:delivered -2 w:delivery 3
w:demonstrate 2 w:department -6 w:departments 2 w:design 5 w:designing 2 w:designs 2 w:desirable 3 w:determine 2 w:developer -2 w:developers -2 w:developing 4
w:developments -2 w:develops 2 w:digital -3 w:diploma 2 w:direct -2 w:direction 2 w:director -4 w:disability -2 w:disciplinary 2 w:disciplines -2 w:disclosure 4
w:diversity -3 w:do -2 w:down -4 w:driven 3 w:driving 2 w:drug 4 w:duty 3 w:dynatrace -3 w:e -3 w:each -4 w:east 2 w:ecosystem -2 w:editing -3 w:educational 3
w:effective 2 w:efficiency 2 w:efforts 3 w:eigenlayer -3 w:either 3 w:electronic 2 w:emails -2 w:empathetic 2 w:employees -2 w:employer -2 w:employment -3
w:enable -3 w:encourage -3 w:end 2 w:engineer -3 w:engineering -2 w:engineers 2 w:english 6 w:enhanced 3 w:enjoy 4 w:enthusiastic 2 w:entire -2 w:environment 2
w:environment? 2 w:environments -2 w:equipment 4 w:equivalent 2 w:escalation 3 w:establish -2 w:established 2 w:every -4 w:everyday 2 w:everything -3
w:example 2 w:excellent 4 w:exchange 2 w:executed 2 w:existing 3 w:expect 3 w:expectations 2 w:experience 3 w:experienced -3 w:experiences 2 w:experiment -2
w:expert -2 w:explore 2 w:external 3 w:f -3 w:face -2 w:faculty -3 w:familiarity 2 w:families 2 w:fantastic 3 w:feedback 2 w:fellow -2 w:finally 2 w:find -3
w:firm -2 w:flexible -2 w:florida -2 w:fluent 2 w:focus 3 w:for 2 w:for? -2 w:foremost 3 w:foundation -2 w:frameworks 4 w:freedom -3 w:frontend 2 w:fully -2
w:functional 4 w:fundamental 2 w:further -2 w:furthermore 3 w:gaining -2 w:gathering 2 w:general 2 w:genomics 2 w:german 2 w:get -2 w:git 3 w:global -4 w:go -2
w:good 2 w:google -2 w:great -2 w:greater -2 w:group -3 w:growing -4 w:growth 2 w:guides -3 w:hackathons 2 w:hand 2 w:hands 4 w:has -5 w:hcpc 2 w:high 2
w:highest -2 w:highly -2 w:hospital 3 w:hour 3 w:hours -3 w:house -3 w:however 2 w:human -2 w:hypotheses -3 w:i -6 w:ideally 2 w:ideas 2 w:identify 5
w:impact -3 w:impacts 2 w:implement 3 w:implementation 3 w:in 3 w:inbound 2 w:incl 2 w:includes -2 w:including 3 w:inclusive -2 w:individuals -2 w:industries -2
w:industry 7 w:information -4 w:inhouse 2 w:initial 2 w:insights 2 w:inspiring 2 w:instruments -2 w:insurance -2 w:integrity -3 w:interaction 2 w:interesting -2
w:interface 2 w:internal 2 w:internally -2 w:international -2 w:invest 2 w:investment -2 w:investors -2 w:invited 2 w:involve 2 w:involved 2 w:involves 2
w:is -3 w:issues 4 w:items -3 w:it’s -2 w:java 2 w:javascript 2 w:job -4 w:join -3 w:journey -3 w:js 2 w:just 2 w:kanban 2 w:keep -2 w:know -2 w:language 5
w:later -2 w:latest -2 w:leader -2 w:learner 2 w:least 2 w:led -2 w:lego -2 w:less 4 w:level -4 w:levels 4 w:liaison 3 w:life -2 w:lifecycle -2 w:linux 3
w:local -3 w:location -6 w:locations 2 w:london -2 w:look -2 w:looking 6 w:m -2 w:machine 2 w:made -3 w:maintain 4 w:maintenance 4 w:make -4 w:makers 2
w:makes 2 w:manager -4 w:managing 6 w:many -2 w:market 3 w:master 2 w:materials 2 w:may -3 w:mechanical 2 w:medicine 4 w:medicines 2 w:meet 3 w:meetings 3
w:members -2 w:mentor 2 w:methodology 2 w:methods 2 w:microsoft 2 w:migration 3 w:milestones -2 w:millions 2 w:mindset 4 w:mining -2 w:model 3 w:modern -2
w:months -2 w:more -6 w:most -3 w:motivation 2 w:moving 2 w:multi 3 w:multinational -2 w:my -2 w:name -3 w:namer -3 w:national -2 w:natural -2 w:nature 3
w:near -2 w:needs 2 w:net 5 w:network -2 w:new 4 w:next -2 w:nhsp -2 w:no -3 w:node.js 2 w:non -4 w:note 2 w:nurse 2 w:nursing 2 w:o -3 w:objective 3
w:objectives -2 w:occupational 2 w:off -2 w:offer 5 w:offered -2 w:offering -3 w:offerings -2 w:offices 3 w:old 3 w:onboarding -2 w:online -2 w:only -3
w:opening 2 w:operate 2 w:operates 2 w:operating 2 w:operations -3 w:opportunity 2 w:optimisation 2 w:optimizing 2 w:options -2 w:or 5 w:organization -3
w:other 2 w:others -2 w:our -6 w:out 4 w:outlining -2 w:outstanding 2 w:over -2 w:overall 3 w:own -2 w:ownership 2 w:package -2 w:pages 2 w:paid -2 w:parents -3
w:part -2 w:participates -3 w:particular 2 w:parties 2 w:partner 2 w:partners 4 w:partnerships -2 w:passionate 4 w:past -2 w:pattern 4 w:pay -2 w:pdf -2
w:pension -2 w:per 3 w:performance 4 w:performing 3 w:performs -2 w:period -2 w:personality 4 w:pharmacy -2 w:phases 2 w:photoshop 2 w:pipeline 2 w:place -3
w:plan -4 w:platform -3 w:platforms 2 w:play 3 w:player 2 w:plays -2 w:please -2 w:plus -2 w:policies -2 w:positions -3 w:possible -2 w:post -5 w:practices 2
w:predictive 2 w:preparation 2 w:presentations 4 w:presenting 2 w:prevent -2 w:pricing -3 w:pride -2 w:principal -3 w:priorities 2 w:pro 2 w:proactive 2
w:problem 2 w:problems 3 w:processes 3 w:processing 2 w:product -2 w:production 2 w:products 4 w:professional 2 w:professionals -3 w:professor 4 w:proficient 2
w:project 3 w:promoting 2 w:protocols -2 w:provision 3 w:psychology -3 w:publication 2 w:publications -3 w:purchase 2 w:put 2 w:python 2 w:qualifications -5
w:quality 2 w:quick 2 w:quickly -2 w:quota 4 w:ranging 2 w:reactjs 2 w:read -2 w:ready 2 w:real -2 w:receive -3 w:recognised -2 w:recruit 2 w:recruitment -2
w:references -2 w:region -2 w:registered 3 w:regularly -3 w:regulations 2 w:relate -2 w:relation -2 w:release 2 w:relevant 2 w:reliability -2 w:reliable 3
w:remote -3 w:renewal 2 w:report -2 w:reports -2 w:reputation -3 w:required -2 w:research 2 w:resilient 3 w:resources -2 w:responsible 2 w:review -2 w:robust 2
w:role 4 w:roles -2 w:run 5 w:running 2 w:safeguarding -2 w:salary -3 w:satisfactory 2 w:scalable 2 w:scale 2 w:scientific 3 w:scoping 2 w:scrum 3 w:scss 2
w:second -2 w:sectors -2 w:secure 2 w:securing 2 w:seeing 2 w:seeks 2 w:send -2 w:service 2 w:services -2 w:setting 4 w:setup 5 w:several -3 w:share -2
w:shift 5 w:short 2 w:signed -2 w:significant -2 w:similar -2 w:simulations 2 w:site 2 w:situations 2 w:size 3 w:skilled -2 w:skills 5 w:small -4 w:smart -2
w:so -3 w:software 4 w:solid 3 w:solve 3 w:some -3 w:something -2 w:space -2 w:specialist 2 w:spoken 2 w:spring 2 w:staff 2 w:stage 3 w:standards 3 w:start -2
w:startup -4 w:startups 2 w:state 2 w:status -3 w:stay -3 w:strategic 2 w:streaming -2 w:strive -2 w:strong 5 w:structure -3 w:structured 3 w:structures 2
w:succeed -2 w:supervision 3 w:supporting 5 w:surgery -2 w:surrey 2 w:system 2 w:tackling 2 w:talent -5 w:talents 3 w:targets -2 w:tasks 3 w:teamwork 2
w:technical 4 w:technically -2 w:techniques 4 w:technologies 7 w:technology -5 w:temporary -2 w:term -2 w:than -3 w:theatre 2 w:then -3 w:these -2 w:they -2
w:think -3 w:thrive 4 w:throughout 3 w:title -2 w:to 4 w:together -3 w:tools 2 w:topological 2 w:tracking 2 w:trade -2 w:training -5 w:transparent -2
w:transportation 2 w:troubleshoot 2 w:trusts -3 w:turn -3 w:tv -2 w:two -2 w:type 2 w:understanding 3 w:unit 2 w:university 2 w:update -4 w:used 3 w:using 4
w:varied 3 w:various -2 w:virgin -2 w:virtual 2 w:visit -2 w:volume 3 w:want -2 w:warehouse 2 w:was -2 w:way -2 w:we -8 w:we're -2 w:web 7 w:websites 3
w:week -2 w:welcome -3 w:we’ll -2 w:where -3 w:which -2 w:who 3 w:whole -2 w:within 4 w:without -2 w:word -2 w:work 2 w:workflows -2 w:workplace 2 w:would 2
w:write 2 w:written 3 w:x -2 w:you 4 w:you’ll -2 x:! -5 x:$ 2 x:& -2 x:. -2 x:0 -2 x:: -14 x:> -3 x:a 3 x:e 2 x:g 4 x:h 2 x:k 2 x:m 3 x:n -2 x:o -2 x:p 4 x:s 7
x:t 3 x:y 7
`;
