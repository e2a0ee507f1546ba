/** Written by `npx tsx scripts/train-posting-reader/index.ts`: don't edit. Learnt from postings labelled by hand and from the SkillSpan corpus (MIT / CC BY 4.0, kris927b/SkillSpan). */
export const SENTENCE_ROLE_WEIGHTS = `
1:10 -2 1:ability 4 1:able 2 1:additional -4 1:all -2 1:ansible 2 1:as 2 1:assists -2 1:bachelor's 2 1:band 3 1:be 3 1:build 2 1:c 3 1:candidates 4 1:check -2
1:collaborate -3 1:collaborative 2 1:competitive -2 1:comprehensive -2 1:craft 2 1:create 2 1:creative 4 1:data 3 1:database 2 1:define -2 1:demonstrate -3
1:demonstrated 2 1:design 2 1:devops 2 1:do 2 1:document -2 1:drive -2 1:dynatrace -3 1:easy 2 1:education 2 1:english 4 1:establish -2 1:excellent 3
1:experience 4 1:expertise 2 1:familiarity 2 1:flexible -5 1:for -3 1:full 3 1:furthermore 2 1:global -2 1:good 3 1:google 2 1:government -2 1:great -2 1:have 3
1:health -2 1:high 3 1:history 2 1:ideally 2 1:identify 2 1:in -6 1:job 5 1:join -2 1:knowledge 3 1:leads -2 1:learning -2 1:location 3 1:maintain 2 1:make -2
1:managing 2 1:marketing -3 1:minimum 2 1:monitoring -2 1:multi 2 1:net 5 1:organization -5 1:our -8 1:own -2 1:passion 2 1:personal 2 1:please -3 1:previous 3
1:prior 2 1:proficient 2 1:proven 2 1:provides 2 1:providing 5 1:react 2 1:right -2 1:send -2 1:senior -4 1:skills -3 1:solid 2 1:strong 7 1:support -3
1:technical 2 1:these -2 1:this -2 1:together -3 1:training -4 1:understand -3 1:up 2 1:want -2 1:we're -4 1:what 2 1:with -2 1:work -3 1:working -4 1:you'll 2
1:your 6 1:you’ll -2 2:a_minimum 2 2:a_passion 2 2:ability_to 4 2:able_to 2 2:act_as 2 2:applications_are 2 2:as_an 3 2:as_part -2 2:at_this 2
2:bachelor's_degree 2 2:candidates_must 3 2:check_out -2 2:collaborate_with -4 2:communicate_and -2 2:company_size -2 2:company_type 3
2:description_undefined -2 2:design_develop -2 2:drive_the -2 2:easy_apply 2 2:english_is 3 2:familiarity_with 2 2:flexible_work -2 2:flexible_working -4
2:fluent_in 2 2:for_further -2 2:for_the -2 2:frontend_developer 2 2:frontend_software -2 2:full_time 4 2:google_is 2 2:have_experience 2 2:help_us -2
2:hire_should -2 2:in_addition 3 2:in_this -2 2:job_description 3 2:job_type 3 2:knowledge_of 3 2:location_options 3 2:net_core 2 2:on_the 2
2:organization_is -2 2:our_company 2 2:previous_experience 2 2:proficient_in 3 2:review_and -2 2:stay_up -2 2:the_applicant 2 2:the_application -3 2:the_base 2
2:the_department -2 2:the_position 4 2:the_project -2 2:the_role 2 2:there_are -2 2:this_will -2 2:together_we -2 2:training_and -3 2:understand_and -2
2:up_to 2 2:want_to -2 2:we_are 5 2:we_have -2 2:we_operate 2 2:we_provide -2 2:web_development 2 2:work_as -4 2:work_on 2 2:working_closely -3
2:working_hours -2 2:working_with 2 2:you_are 5 2:you_can -3 2:you_enjoy 2 2:you_have 3 2:you_love 2 2:you_should -2 2:you_thrive 2 2:you_will -5
2:you’ll_work -3 N+1:-1 -7 N+1:-2 -16 N+1:-3 -11 N+1:0 6 N+1:1 10 N+1:2 11 N+1:3 9 N+1:none -5 N+2:-1 -5 N+2:-2 -8 N+2:-3 -7 N+2:0 2 N+2:1 3 N+2:2 5 N+2:3 6
N+2:none 3 N-1:-1 -3 N-1:-2 -4 N-1:-3 -17 N-1:0 6 N-1:1 8 N-1:2 6 N-1:3 5 N-1:none -3 N-2:-1 -3 N-2:-2 -7 N-2:-3 -7 N-2:0 6 N-2:2 4 N-2:3 8 N-2:none -2 N0:-1 -4
N0:-10 -34 N0:-2 3 N0:-3 -21 N0:-4 -16 N0:-5 -23 N0:-6 -25 N0:-7 -21 N0:-8 -21 N0:-9 -23 N0:0 8 N0:1 8 N0:10 21 N0:2 15 N0:3 15 N0:4 16 N0:5 12 N0:6 26 N0:7 16
N0:8 21 N0:9 28 N= -2 NA:-1 7 NA:-2 3 NA:-3 2 NA:0 4 NA:2 -4 NA:3 -7 NA:none -5 NB:-1 -5 NB:-3 3 NB:1 -2 NB:2 2 NB:3 5 NB:none -3 NBA:-1:-1 2 NBA:-1:-3 12
NBA:-1:0 -9 NBA:-1:1 -4 NBA:-1:2 -5 NBA:-2:-1 -12 NBA:-2:-2 5 NBA:-2:-3 6 NBA:-2:0 6 NBA:-2:1 -8 NBA:-2:2 7 NBA:-2:none -4 NBA:-3:-2 -3 NBA:-3:-3 -7 NBA:-3:0 -5
NBA:-3:1 7 NBA:-3:3 15 NBA:-3:none -7 NBA:0:-1 -3 NBA:0:-3 -7 NBA:0:1 14 NBA:0:2 6 NBA:0:3 -4 NBA:0:none -8 NBA:1:-2 11 NBA:1:-3 -3 NBA:1:0 -5 NBA:1:2 -11
NBA:1:none 6 NBA:2:-2 -11 NBA:2:-3 3 NBA:2:0 3 NBA:2:1 3 NBA:2:2 3 NBA:2:3 -3 NBA:2:none 5 NBA:3:-1 9 NBA:3:-2 7 NBA:3:0 6 NBA:3:1 -4 NBA:3:2 -10 NBA:3:3 -11
NBA:3:none 5 NBA:none:-1 7 NBA:none:-2 -4 NBA:none:-3 -4 NBA:none:0 6 NBA:none:2 6 NN:-1:-1:1 -16 NN:-1:-1:2 -6 NN:-1:-2:-1 -12 NN:-1:-2:-2 -17 NN:-1:-2:1 -3
NN:-1:-2:none -3 NN:-1:0:-2 12 NN:-1:0:1 12 NN:-1:0:2 5 NN:-1:1:-1 -9 NN:-1:1:0 9 NN:-1:1:1 -7 NN:-1:1:2 11 NN:-1:2:0 -7 NN:-1:2:1 8 NN:-1:2:2 -8
NN:-2:-1:-1 -10 NN:-2:-1:-2 2 NN:-2:-1:0 7 NN:-2:-1:1 7 NN:-2:-1:2 2 NN:-2:-1:none -2 NN:-2:-2:-1 -4 NN:-2:-2:-2 -7 NN:-2:-2:0 -11 NN:-2:-2:none -5
NN:-2:0:-1 -4 NN:-2:0:-2 10 NN:-2:0:0 4 NN:-2:0:2 -3 NN:-2:1:-2 -11 NN:-2:1:0 4 NN:-2:2:1 8 NN:-2:2:2 12 NN:0:-1:-1 4 NN:0:-1:-2 -12 NN:0:-1:0 -2 NN:0:-1:1 2
NN:0:-1:2 -8 NN:0:-1:none -6 NN:0:-2:-1 -10 NN:0:-2:0 -4 NN:0:-2:none -5 NN:0:0:-1 -2 NN:0:0:-2 3 NN:0:0:0 -15 NN:0:0:1 12 NN:0:0:2 6 NN:0:1:-1 7 NN:0:1:-2 3
NN:0:1:0 -2 NN:0:1:1 -8 NN:0:1:2 6 NN:0:2:-1 6 NN:0:2:0 -16 NN:0:2:1 4 NN:0:2:2 13 NN:1:-1:-1 -3 NN:1:-1:-2 -6 NN:1:-1:0 -6 NN:1:-1:1 -4 NN:1:-1:2 -7
NN:1:-2:-1 -7 NN:1:-2:-2 -11 NN:1:0:-1 -3 NN:1:0:-2 -4 NN:1:0:0 -9 NN:1:0:2 -12 NN:1:1:-1 -13 NN:1:1:-2 13 NN:1:1:0 -5 NN:1:1:1 11 NN:1:1:2 2 NN:1:2:-1 11
NN:1:2:0 -5 NN:1:2:1 -12 NN:1:2:2 10 NN:2:-1:-1 -3 NN:2:-1:-2 -2 NN:2:-1:0 16 NN:2:-2:-1 -7 NN:2:-2:-2 -10 NN:2:0:-1 -7 NN:2:0:0 5 NN:2:0:1 -5 NN:2:0:2 -4
NN:2:1:-1 2 NN:2:1:-2 12 NN:2:1:0 11 NN:2:1:1 7 NN:2:2:-1 10 NN:2:2:-2 16 NN:2:2:1 6 NN:2:2:2 6 NN:none:-1:-1 -6 NN:none:-1:-2 -5 NN:none:-2:-1 -4
NN:none:-2:-2 16 NN:none:-2:0 9 S= 2 b:5_years 3 b:a_background 2 b:a_basic -4 b:a_career -2 b:a_clinical 2 b:a_combination 2 b:a_content 2 b:a_couple 2
b:a_family 2 b:a_fantastic 3 b:a_fast -2 b:a_friendly -2 b:a_great 2 b:a_high 3 b:a_job -2 b:a_large -3 b:a_leading -2 b:a_manager 2 b:a_minimum 2
b:a_mission -2 b:a_part -2 b:a_particular 2 b:a_person 2 b:a_phd 2 b:a_position 2 b:a_positive 2 b:a_pre -2 b:a_prerequisite 2 b:a_principal -2 b:a_product 3
b:a_professional 3 b:a_relevant 2 b:a_role 2 b:a_satisfactory 4 b:a_single -2 b:a_small -4 b:a_start 2 b:a_strong -4 b:a_team 3 b:a_truly -2 b:a_trusted 2
b:a_unique -2 b:a_variety 2 b:a_week 3 b:a_world -2 b:abilities_and -2 b:ability_to 4 b:able_to -2 b:about_their 2 b:about_this 3 b:academic_and -2
b:accelerate_the 2 b:access_to -3 b:according_to -2 b:account_management -2 b:achievement_of 2 b:across_the 2 b:act_as 2 b:act_with -2 b:acute_medicine 4
b:additional_information -2 b:address_customer -2 b:address_location -2 b:advantage_of -2 b:agile_environment 2 b:agile_team 2 b:agile_working -2
b:algorithms_and -2 b:all_levels 2 b:all_of 2 b:all_qualified -2 b:allied_health 2 b:along_with -4 b:alongside_a -2 b:alongside_the 2 b:always_looking 3
b:amazon_web 2 b:ambitious_and -3 b:amount_of 2 b:an_active 2 b:an_advantage 2 b:an_ambitious 3 b:an_engineering 2 b:an_environment 2 b:an_experienced -2
b:an_expert -2 b:an_inspiring 3 b:an_international -3 b:an_investment -2 b:analysts_and 2 b:analytical_and 2 b:and_address -4 b:and_algorithms 2 b:and_also 2
b:and_any -2 b:and_approve 2 b:and_availability -3 b:and_be 4 b:and_best 2 b:and_business -4 b:and_collaboration -3 b:and_commercial -2 b:and_community -3
b:and_competitive 3 b:and_components -2 b:and_construction 2 b:and_customer 3 b:and_developing 2 b:and_development -3 b:and_developments -2 b:and_energy -2
b:and_engineering 2 b:and_ensure 2 b:and_experience -3 b:and_experienced -2 b:and_external 2 b:and_feel -2 b:and_find 2 b:and_foremost 4 b:and_green -2
b:and_have 3 b:and_health -3 b:and_implement 2 b:and_in 3 b:and_inclusive -2 b:and_its -2 b:and_knowledge 2 b:and_knowledgeable -2 b:and_medical 2
b:and_modern -2 b:and_monitoring -2 b:and_motivated 3 b:and_new -3 b:and_non -3 b:and_one -2 b:and_open -3 b:and_opportunities 2 b:and_or -4
b:and_organization -2 b:and_our 3 b:and_partner -3 b:and_passion 2 b:and_person -2 b:and_plan -2 b:and_presenting 2 b:and_problem -3 b:and_product -4
b:and_production -2 b:and_professional -3 b:and_prototypes -2 b:and_provides 2 b:and_recommendations 2 b:and_reporting -2 b:and_researchers -2 b:and_so 2
b:and_software -2 b:and_staff 2 b:and_strategy 3 b:and_support -2 b:and_tech 2 b:and_technical -3 b:and_test 3 b:and_the -2 b:and_tools 3 b:and_training 2
b:and_use 2 b:and_values 2 b:and_we 2 b:and_wellness -2 b:and_you 3 b:and_your -3 b:any_offer 2 b:application_must -2 b:applications_and 2 b:applications_are 2
b:applications_from -2 b:applications_using -3 b:apply_button 2 b:apply_for -2 b:apply_now 2 b:apply_to 3 b:applying_for -2 b:are_also -2 b:are_applying -2
b:are_based 2 b:are_currently -2 b:are_key 2 b:are_looking 3 b:are_the -3 b:are_working 2 b:around_the 2 b:as_a -4 b:as_an 3 b:as_assigned -2 b:as_internal -3
b:as_location 2 b:as_one -2 b:as_part -4 b:as_required 3 b:as_the 3 b:as_we -2 b:as_well -2 b:assist_in 2 b:at_all 2 b:at_east 3 b:at_every -2 b:at_least 2
b:at_this 2 b:attention_to 3 b:autonomy_and -2 b:available_for -2 b:awareness_of 3 b:bachelor's_degree 2 b:backend_engineers 2 b:background_and 2 b:band_6 3
b:based_applications 2 b:based_in -3 b:based_on -5 b:be_an 5 b:be_based -2 b:be_considered -2 b:be_done -2 b:be_in 2 b:be_joining -3 b:be_leading -2
b:be_made -2 b:be_one -2 b:be_part -2 b:be_responsible 2 b:be_submitted -2 b:be_to 3 b:be_working -2 b:being_a -2 b:being_able -2 b:being_part 3 b:being_the 2
b:benefits_that 2 b:best_practices 4 b:boundaries_of -2 b:build_your -2 b:business_development -2 b:business_objectives -2 b:business_partners 2
b:business_process -2 b:but_are 2 b:by_a 2 b:by_combining -2 b:by_millions 2 b:by_our 2 b:by_the -4 b:candidate_will 2 b:candidates_must 3 b:candidates_will 2
b:capacity_to 2 b:care_and -7 b:career_in 2 b:category_of -2 b:centre_of -2 b:challenges_and 3 b:change_in -2 b:ci_cd 2 b:city_is 3 b:clicking_the 2
b:client_and 2 b:client_success -3 b:clients_and 2 b:closely_with 2 b:cloud_environments -2 b:cloud_native -2 b:co_operation -2 b:code_and 2 b:code_review -3
b:collaborating_with 2 b:collaboration_skills 2 b:collaboration_with -4 b:collaborative_environment -2 b:collaboratively_with -2 b:colleagues_from 3 b:come_to 2
b:command_of 2 b:communicate_and -2 b:communication_and -2 b:communication_skills 4 b:companies_worldwide 3 b:company_and -2 b:company_at 2 b:company_size 2
b:company_that -2 b:company_type 3 b:compensation_and -2 b:competencies_and 2 b:complex_business -2 b:concept_to 2 b:conferences_or 2 b:connects_people 2
b:consider_a -2 b:contact_contact -2 b:contact_for 2 b:content_from 2 b:contextual_data -2 b:continue_to -2 b:continuous_development 2 b:continuous_growth -2
b:continuous_improvement 2 b:continuous_improvements -2 b:coordination_of 2 b:cost_effective 2 b:create_new -2 b:creativity_and -4 b:culture_of 2
b:customer_satisfaction -2 b:customer_service -2 b:customer_support -2 b:customers_and 2 b:customers_love 2 b:data_analysis -2 b:data_and -5 b:data_assets 2
b:data_collection 2 b:data_science 2 b:data_structures 2 b:date_with -2 b:day_and 3 b:day_to 4 b:dedicated_and -3 b:dedicated_to -2 b:deep_into 2
b:defined_storage 2 b:degree_in 4 b:degree_of -5 b:degree_or 2 b:delivery_of 3 b:demonstrate_a -3 b:description_organization 2 b:design_and 2 b:designing_and 2
b:develop_a -2 b:developer_industry 7 b:developing_our 2 b:development_and -3 b:development_methodologies -3 b:development_opportunities -3
b:development_programs -2 b:diploma_or 2 b:directly_to 2 b:director_of -2 b:distributed_systems -2 b:do_not -2 b:does_our 2 b:drive_the -3 b:due_to 2
b:duties_responsibilities -2 b:dynamic_team -3 b:east_surrey 3 b:easy_apply 2 b:edge_technologies -2 b:effective_communication -3 b:efficient_and 2
b:efficient_reusable -4 b:eligible_to -2 b:employees_are 2 b:employment_screening -2 b:encourage_you -2 b:engineer_for 2 b:engineer_will -2 b:engineering_and -2
b:engineering_department -2 b:engineering_product -2 b:engineering_teams 2 b:engineers_and -2 b:engineers_to -3 b:english_and -2 b:english_is 3
b:enhancing_our -2 b:enjoy_working 2 b:enough_to 2 b:ensure_that -2 b:ensure_the -3 b:enterprise_software 2 b:enthusiastic_and -2 b:environment_is 2
b:environment_with -3 b:establish_a -3 b:even_better 2 b:even_more -2 b:events_and -2 b:every_day -3 b:evidence_based 3 b:excel_at 2 b:excellent_communication 3
b:exchange_ideas 3 b:exciting_opportunity 2 b:execution_management -2 b:executive_search -2 b:expect_from 2 b:expect_some -2 b:experience_and -3
b:experience_developing -3 b:experience_education -2 b:experience_for -2 b:experience_from 2 b:experience_in 5 b:experience_is 2 b:experience_leading 2
b:experience_level -5 b:experience_of 3 b:experience_required -4 b:experience_with 7 b:experience_working 2 b:experiences_and 2 b:expertise_and -3
b:extensive_experience 2 b:external_stakeholders -2 b:familiarity_with 2 b:financial_and -2 b:financial_services 2 b:find_out -2 b:first_and 4 b:fixed_term -2
b:fleet_and 2 b:flexible_and -3 b:flexible_working -5 b:fluent_in 2 b:follow_instructions -2 b:follow_the -2 b:for_all -2 b:for_building -2 b:for_developing -2
b:for_each -3 b:for_effective -2 b:for_employment -2 b:for_enhancing -2 b:for_further -2 b:for_improving 2 b:for_its -2 b:for_location 2 b:for_millions 2
b:for_providing -2 b:for_scalability -2 b:for_someone -2 b:for_that -2 b:for_their 3 b:for_you -2 b:for_your -2 b:forward_partners 2 b:frameworks_and 2
b:free_to -2 b:freedom_to -3 b:friendly_working -2 b:from_a 2 b:from_across 2 b:from_all 2 b:from_concept 2 b:from_day -2 b:from_initial 2
b:frontend_developer 2 b:frontend_software -2 b:full_stack 2 b:full_time 3 b:functional_team 2 b:further_information -2 b:global_team 2 b:goal_of 2
b:good_working -2 b:google_is 2 b:great_opportunity 3 b:group_of -2 b:grow_our -2 b:hands_on 2 b:hard_work -3 b:hard_working 2 b:hardware_and -2 b:has_an 2
b:have_been -2 b:have_what -2 b:hcpc_registered 2 b:health_insurance -2 b:health_professionals 2 b:hear_from -3 b:help_them 2 b:help_you -3 b:high_degree -2
b:high_level 5 b:highly_motivated -3 b:hire_should -2 b:history_of 2 b:hope_you 2 b:hours_a 2 b:hours_and -2 b:how_to 2 b:how_we 2 b:hundreds_of -2
b:identity_or 2 b:if_you 3 b:impact_on -3 b:implement_and -2 b:implementation_of 2 b:improve_our 2 b:improve_the 2 b:improvements_in -2 b:in_acute 3
b:in_addition 2 b:in_being 2 b:in_close -2 b:in_collaboration -2 b:in_compliance -2 b:in_developing 4 b:in_english -4 b:in_ensuring -2 b:in_house -2
b:in_location -3 b:in_marketing 2 b:in_microsoft 2 b:in_office 2 b:in_one 2 b:in_partnership -2 b:in_team 2 b:in_that -3 b:in_this -3 b:in_user -2 b:in_your -4
b:include_a -2 b:include_but 3 b:including_those 2 b:industries_and -2 b:industry_broadcast 2 b:industry_financial 2 b:industry_information 2
b:industry_trends 2 b:information_in -3 b:information_on -3 b:information_technology 3 b:initiatives_to -2 b:innovation_and 2 b:innovative_and -2
b:innovative_solutions 2 b:insights_from -2 b:integration_and -2 b:interest_in 2 b:interesting_and 2 b:internal_and 2 b:international_team -2 b:into_a 2
b:into_the 2 b:is_$145000 2 b:is_completed -2 b:is_in -2 b:is_looking -2 b:is_needed 2 b:is_not -2 b:is_one 2 b:is_our -2 b:is_preferred -2 b:is_provided 2
b:is_the -3 b:is_to 2 b:is_your 3 b:issues_and 2 b:issues_that 2 b:it_and 3 b:it_is 4 b:job_and 2 b:job_description 3 b:join_a -3 b:joining_a -3 b:journey_to -2
b:key_to -2 b:knowledge_and 2 b:knowledge_in 2 b:knowledge_of 8 b:knowledge_skills -2 b:language_is 2 b:languages_and -2 b:lead_for -3 b:lead_on 2 b:lead_role 3
b:leader_in -4 b:leadership_and 2 b:leading_the 2 b:learn_from -2 b:learn_more -2 b:leave_policy 2 b:level_1 2 b:level_of 2 b:like_aws -2 b:listed_below -3
b:location_offices 2 b:location_options 3 b:long_term -3 b:looking_for 3 b:looking_to 6 b:love_to -2 b:machine_learning -2 b:maintain_efficient -4
b:maintenance_of 2 b:make_a 2 b:make_our -2 b:make_recommendations -2 b:make_the 2 b:manage_and 2 b:managed_by 2 b:management_and 3 b:management_design -2
b:management_skills 2 b:management_teams -2 b:manager_or -2 b:manager_to 4 b:managers_and -2 b:managers_in -2 b:managing_digital 2 b:market_leading -2
b:marketing_sales -2 b:may_be -3 b:medical_dental -2 b:medicines_optimisation 2 b:meet_business -3 b:member_of -2 b:members_of 3 b:members_to 2
b:microsoft_office 2 b:mid_level -2 b:might_be 2 b:minimal_supervision 2 b:minimum_of 2 b:models_and 2 b:monitoring_and 2 b:more_complex -3 b:motivated_and 3
b:multiple_programming -2 b:name_name -3 b:nature_of 2 b:need_a 2 b:need_to -3 b:needs_of 3 b:net_core 2 b:new_business 2 b:new_projects 2 b:new_technologies -2
b:next_level -2 b:nhs_professionals 2 b:node.js_react -2 b:note_this 3 b:now_by 2 b:objective_c 2 b:occupational_health -3 b:of_advanced -2 b:of_an -2
b:of_clinical 2 b:of_contact 2 b:of_criminal 2 b:of_experts -2 b:of_four -2 b:of_health 2 b:of_high -2 b:of_highly -4 b:of_how 2 b:of_industry -2
b:of_multiple -2 b:of_neurosurgery 2 b:of_offshore 2 b:of_other 2 b:of_our 3 b:of_people -2 b:of_project 2 b:of_security 2 b:of_staff 2 b:of_technology -2
b:of_the -2 b:of_trust 2 b:of_which 2 b:of_work 3 b:offer_a -2 b:offer_of 2 b:offices_around 3 b:on_a 4 b:on_both 2 b:on_call 4 b:on_experience -2
b:on_projects -2 b:on_the 2 b:on_their -2 b:on_various -2 b:on_your 2 b:one_of -3 b:one_team -2 b:open_source 2 b:opportunity_employer -2 b:opportunity_to 2
b:options_remote 2 b:or_a 3 b:or_equivalent 4 b:organisation_and 2 b:organisation_that -2 b:organization_and 3 b:organization_the 2 b:organization_we -2
b:other_duties -2 b:other_internal 2 b:our_client -2 b:our_clients -4 b:our_clients.we -2 b:our_company 2 b:our_customer 3 b:our_diverse 2
b:our_infrastructure -2 b:our_own 2 b:our_service -2 b:our_services -2 b:our_software 2 b:our_strategic -2 b:our_work -2 b:our_workplace 2 b:out_our -2
b:outside_of 2 b:paced_collaborative -2 b:paid_relocation 2 b:parents_and -2 b:part_of -4 b:part_time 2 b:participates_in -2 b:partners_to 2
b:partnership_with -2 b:passion_for 4 b:patient_care 4 b:people_from 2 b:people_manager 4 b:people_technologies 3 b:people_who -2 b:perfect_for -2
b:performance_of 2 b:period_of -2 b:platform_connects 2 b:platform_is -2 b:play_a 2 b:player_and 2 b:plays_a -2 b:please_apply 2 b:please_contact -2
b:please_note 2 b:policies_and -2 b:position_as 3 b:position_you -3 b:postdoctoral_researcher 2 b:practices_and 3 b:pre_employment -3 b:preparation_of 2
b:pride_in -2 b:principal_software -3 b:private_technologies 2 b:proactive_dedicated -2 b:process_mining -3 b:product_and 2 b:product_changes 2
b:product_managers -2 b:products_is -4 b:products_to -2 b:professional_and 4 b:professor_in 3 b:proficient_in 3 b:programming_language 2 b:project_management 2
b:projects_in -5 b:projects_on 2 b:projects_that 2 b:protocols_for -3 b:prototypes_into -2 b:provide_the -3 b:provided_to 2 b:provides_a -2 b:provision_of 3
b:push_the -2 b:python_django -5 b:qualifications_and -2 b:quality_of -2 b:range_is 2 b:ranging_from 2 b:rapidly_growing -2 b:real_time -2
b:recommendations_for 2 b:recruitment_process -2 b:regard_to -2 b:related_to 4 b:relevant_experience -2 b:rely_on -2 b:remote_work -3 b:reporting_and -2
b:required_for -2 b:requirements_and -3 b:research_activities -2 b:researchers_to -2 b:resilient_and 3 b:resources_to -3 b:responsibility_for 3
b:responsibility_to -2 b:responsible_for 2 b:results_of 2 b:reusable_and -4 b:review_and -2 b:right_to -2 b:role_requires -2 b:role_will 3 b:sales_and -2
b:scale_data 2 b:science_and -2 b:security_and -2 b:security_of -3 b:see_people 2 b:selected_city 3 b:sell_the -2 b:senior_industry 3 b:senior_stakeholders 2
b:sense_of 2 b:service_and -3 b:service_at 3 b:service_issues -3 b:service_teams 3 b:service_to -2 b:services_used 2 b:setting_up 2 b:share_our -2
b:similar_position -3 b:size_10k 2 b:skills_and -3 b:slack_zoom -2 b:so_does 2 b:software_defined 2 b:software_development -2 b:software_engineers -4
b:solutions_and 2 b:solve_complex 2 b:solve_problems -2 b:solving_skills -2 b:some_of -2 b:space_where 2 b:specialists_who 3 b:specification_through 2
b:stack_developer 2 b:stage_of 2 b:stakeholders_and -2 b:start_up -2 b:state_of -2 b:stay_up -2 b:strive_to -2 b:strong_business 2 b:structures_and 2
b:subject_to 2 b:success_and 2 b:success_manager -2 b:successful_candidate 3 b:supply_chain 2 b:support_for 2 b:supported_by -2 b:supporting_the 2 b:system_to 2
b:systems_to 2 b:tailored_to -2 b:take_advantage -2 b:take_ownership 2 b:take_pride -2 b:taking_responsibility -2 b:talents_with 4 b:talk_to -2 b:team_and -2
b:team_members -4 b:team_of -5 b:team_player 4 b:team_responsible -2 b:team_that 2 b:team_with 2 b:team_you -2 b:teams_in 3 b:teams_including -2 b:teams_that -2
b:tech_and 2 b:technically_and -2 b:techniques_to -3 b:technologies_is -2 b:technologies_python 2 b:technologies_to -2 b:technology_and -3 b:test_plans -3
b:testing_and 2 b:testing_as 2 b:testing_of -4 b:testing_to -3 b:that_are 4 b:that_can 3 b:that_meet 2 b:that_our 2 b:that_the 3 b:that_they -2 b:that_we -2
b:that_will 3 b:that_you 3 b:the_ability 6 b:the_application -3 b:the_base 2 b:the_best -2 b:the_boundaries -2 b:the_business 4 b:the_client 2 b:the_core -3
b:the_daily -3 b:the_day 2 b:the_department -2 b:the_digital -2 b:the_direction -2 b:the_director -3 b:the_easy 2 b:the_entire -2 b:the_financial -3
b:the_fullest -2 b:the_future 2 b:the_globe 2 b:the_highest -2 b:the_implementation 2 b:the_international 2 b:the_job 2 b:the_lead 2 b:the_lego -2
b:the_management 2 b:the_many 2 b:the_marketing -2 b:the_nature 3 b:the_needs 3 b:the_next -3 b:the_offer 2 b:the_one 2 b:the_organization 5 b:the_position 3
b:the_product 2 b:the_products 2 b:the_project -2 b:the_requirements -2 b:the_sectors -2 b:the_security -2 b:the_selected 2 b:the_software 2 b:the_successful 2
b:the_team 4 b:the_tools -2 b:the_typical 2 b:the_united 2 b:the_workplace 3 b:their_business 2 b:their_skills 2 b:their_work 4 b:them_in -2 b:them_to 2
b:then_this -2 b:these_areas 2 b:they_are -2 b:this_is 6 b:this_position 6 b:this_post -2 b:this_role -2 b:this_time 2 b:this_we 2 b:thrive_in 2 b:thrive_on 3
b:thrives_in -2 b:through_the -2 b:time_and -2 b:time_experience -3 b:time_industry 2 b:time_management 2 b:time_off -2 b:time_technologies 2 b:time_to 2
b:to_a 4 b:to_achieve 3 b:to_address 2 b:to_advise -2 b:to_be -3 b:to_collaborate 3 b:to_complete -2 b:to_contribute -2 b:to_creating 2 b:to_customers 2
b:to_day 3 b:to_define 2 b:to_deliver -3 b:to_demonstrate -3 b:to_deployment 2 b:to_derive -2 b:to_detail 2 b:to_develop -3 b:to_do -2 b:to_drive -2
b:to_either 2 b:to_enhance -2 b:to_ensure -2 b:to_establish -2 b:to_explore 2 b:to_face 2 b:to_get 4 b:to_go -2 b:to_handle 3 b:to_have 2 b:to_hear -2
b:to_identify 2 b:to_join 4 b:to_lead -2 b:to_learn 2 b:to_live -2 b:to_market -2 b:to_optimize 2 b:to_production -2 b:to_providing 2 b:to_put 2 b:to_recruit 3
b:to_run 2 b:to_show 2 b:to_solve -3 b:to_start 5 b:to_succeed -2 b:to_support 5 b:to_take 2 b:to_team 4 b:to_the -2 b:to_this 2 b:to_work 7 b:together_we -2
b:together_with 2 b:tools_such -2 b:tracking_and 2 b:trading_strategies -2 b:training_and -7 b:trends_and -2 b:type_private 2 b:ui_designers -2 b:under_the -2
b:understand_and -2 b:unique_needs -2 b:up_and 2 b:up_for -3 b:up_to -2 b:us_and -2 b:us_in -2 b:us_to 2 b:user_experience -4 b:user_interactions -2
b:using_python -2 b:ux_ui -2 b:value_proposition -2 b:variety_of 2 b:virgin_care -2 b:vr_applications -2 b:we_can 2 b:we_expect 2 b:we_help -2 b:we_inspire -2
b:we_make 2 b:we_need 4 b:we_offer 3 b:we_operate 2 b:we_provide -2 b:we_use -3 b:web_based 2 b:web_development 2 b:web_services 2 b:welcome_to -2
b:we’re_also -2 b:we’re_looking 3 b:what_they 2 b:which_includes -2 b:which_is 4 b:which_the 2 b:while_having -2 b:who_is 2 b:will_also 2 b:will_be -2
b:will_collaborate 2 b:will_create -2 b:will_enable -2 b:will_help 2 b:will_involve 3 b:will_need -4 b:will_play 2 b:will_report -2 b:will_take 3
b:will_thrive 3 b:will_use 2 b:willingness_to 2 b:with_a 3 b:with_an -2 b:with_business 2 b:with_clients 2 b:with_engineering -3 b:with_existing 2
b:with_integrity -2 b:with_it -2 b:with_members 2 b:with_more -4 b:with_our 2 b:with_people 2 b:with_project -2 b:with_technology 2 b:with_their -4
b:with_them 3 b:with_you -3 b:with_your 2 b:within_a 4 b:within_the 2 b:within_your 3 b:work_and 2 b:work_as -4 b:work_collaboratively -2 b:work_experience 3
b:work_from -2 b:work_hard 2 b:work_is -2 b:work_life -2 b:work_well 3 b:work_will 2 b:work_with -2 b:workflows_and -2 b:working_experience -2
b:working_hours -3 b:working_in 4 b:working_on 3 b:working_options -2 b:working_with 6 b:world_of 2 b:would_be 2 b:years_experience -2 b:years_in 2
b:years_of -2 b:you_a 2 b:you_also 2 b:you_an 3 b:you_and -3 b:you_are 6 b:you_can -3 b:you_could 2 b:you_don't -3 b:you_enjoy 3 b:you_feel 3 b:you_get -2
b:you_have 4 b:you_if 2 b:you_love 3 b:you_passionate -4 b:you_should -2 b:you_thrive 3 b:you_to 3 b:you_understand 2 b:you_up -2 b:you_will 2 b:you_work 2
b:your_ability -2 b:your_application -3 b:your_existing 2 b:your_hands 2 b:your_motivation 2 b:your_professional -2 b:your_resume -3 b:your_role 2 b:your_team 2
b:you’ll_be 2 b:you’ll_work -3 e1:'re -3 e1:10 -2 e1:ace -3 e1:ads -2 e1:aft 2 e1:age 2 e1:ain 2 e1:ake -3 e1:all -3 e1:ame -2 e1:ant -4 e1:any -2 e1:are 3
e1:as 2 e1:ase -2 e1:asy 2 e1:ata 2 e1:ate 3 e1:ave 2 e1:ays -2 e1:bal -2 e1:be 3 e1:c 3 e1:cts 2 e1:der 2 e1:des 2 e1:dge 2 e1:do 2 e1:eal 2 e1:eat -2
e1:eck -2 e1:ers -2 e1:ese -2 e1:ess 3 e1:for -3 e1:gle 2 e1:hat 2 e1:hen -2 e1:her -4 e1:his -2 e1:ick 2 e1:ies 2 e1:igh 3 e1:ign 2 e1:ild 2 e1:in -6 e1:ing 3
e1:ion -5 e1:ior -2 e1:ipt 4 e1:ire -2 e1:ise 5 e1:ish 2 e1:ith -2 e1:ity 9 e1:job 5 e1:lid 2 e1:lls -3 e1:lth -2 e1:lti 2 e1:mum 2 e1:nal -3 e1:nce 5 e1:net 4
e1:oin -2 e1:ome -2 e1:one -2 e1:ong 5 e1:ood 2 e1:ops 3 e1:ork -2 e1:orm 2 e1:ors -2 e1:ort -2 e1:our -2 e1:ous 3 e1:own -2 e1:r's 2 e1:rly -2 e1:rms -2
e1:sql 2 e1:ted -2 e1:tes 6 e1:the -2 e1:ull 3 e1:up 2 e1:ust 4 e1:ven 2 e1:’ll -3 h:0 -6 h:1 4 h:2 3 h:3 9 h:4 4 hl:0 -4 hl:1 -2 hl:2 3 hl:3 8 hl:4 9 hq:0 -2
hq:1 5 hq:2 8 k:apply0 2 k:apply2 -4 k:apply3 -6 k:ask0 -4 k:ask2 9 k:ask3 9 k:firm0 4 k:firm2 -4 k:firm3 -3 k:law0 2 k:law1 -2 k:law2 -4 k:offer0 4 k:offer2 -9
k:offer3 -6 k:verb1 -2 k:verb2 4 k:verb3 5 kk:ask0verb0offer0law0firm0apply0 2 kk:ask0verb0offer0law0firm0apply2 -2 kk:ask0verb0offer0law0firm0apply3 -2
kk:ask0verb0offer0law0firm1apply0 -2 kk:ask0verb0offer0law0firm1apply2 -2 kk:ask0verb0offer0law0firm2apply0 2 kk:ask0verb0offer0law0firm2apply1 4
kk:ask0verb0offer0law0firm3apply0 3 kk:ask0verb0offer0law1firm0apply0 -2 kk:ask0verb0offer1law0firm0apply0 -5 kk:ask0verb0offer1law0firm2apply0 2
kk:ask0verb0offer1law1firm0apply0 -2 kk:ask0verb0offer2law0firm0apply0 -7 kk:ask0verb0offer2law1firm0apply0 2 kk:ask0verb0offer3law0firm0apply0 -2
kk:ask0verb0offer3law0firm1apply0 -3 kk:ask0verb1offer0law0firm0apply0 5 kk:ask0verb1offer0law0firm0apply2 -2 kk:ask0verb1offer0law0firm2apply0 -5
kk:ask0verb1offer1law0firm0apply0 2 kk:ask0verb1offer1law0firm3apply0 3 kk:ask0verb1offer1law1firm1apply0 -2 kk:ask0verb2offer0law0firm1apply1 -3
kk:ask0verb2offer1law0firm2apply0 2 kk:ask0verb3offer0law0firm0apply0 -2 kk:ask0verb3offer0law0firm1apply0 2 kk:ask1verb0offer0law0firm0apply0 9
kk:ask1verb0offer0law0firm1apply1 3 kk:ask1verb0offer0law0firm3apply1 -2 kk:ask1verb0offer1law0firm0apply0 3 kk:ask1verb1offer0law0firm0apply0 5
kk:ask1verb1offer0law0firm1apply0 2 kk:ask1verb1offer0law0firm1apply1 2 kk:ask1verb1offer0law0firm2apply0 -3 kk:ask1verb2offer0law0firm0apply0 3
kk:ask1verb2offer0law0firm2apply0 -4 kk:ask1verb3offer0law0firm0apply0 -4 kk:ask2verb0offer0law0firm0apply0 8 kk:ask2verb0offer0law0firm1apply0 -4
kk:ask2verb0offer0law0firm2apply0 2 kk:ask2verb1offer0law0firm0apply1 2 kk:ask2verb1offer0law0firm1apply0 -3 kk:ask3verb0offer0law0firm1apply0 2
kk:ask3verb1offer0law0firm1apply0 2 kk:ask3verb2offer0law0firm0apply0 2 kk:ask3verb2offer0law0firm2apply0 -3 ku:apply0:about -9 ku:apply0:benefits -7
ku:apply0:legal -3 ku:apply0:must 5 ku:apply0:nice 2 ku:apply0:tools -2 ku:apply1:duties -5 ku:apply1:legal -2 ku:apply1:must -2 ku:apply1:nice -4
ku:apply1:null 4 ku:apply2:duties 3 ku:apply2:must -4 ku:apply2:null -4 ku:apply3:must -3 ku:ask0:about -6 ku:ask0:benefits -8 ku:ask0:duties -5
ku:ask0:legal -7 ku:ask0:must -9 ku:ask0:nice -8 ku:ask0:null -10 ku:ask1:about -6 ku:ask1:benefits -3 ku:ask1:nice 4 ku:ask1:null 5 ku:ask1:tools -2
ku:ask2:about 4 ku:ask2:benefits 2 ku:ask2:null 4 ku:ask3:duties 4 ku:ask3:null 2 ku:firm0:about -3 ku:firm0:benefits -4 ku:firm0:legal -4 ku:firm0:nice 5
ku:firm1:legal -2 ku:firm1:must -2 ku:firm1:nice -2 ku:firm1:tools -3 ku:firm2:about -3 ku:firm2:benefits -3 ku:firm2:duties 2 ku:firm2:nice -4 ku:firm2:null 2
ku:firm3:duties -3 ku:firm3:must -3 ku:firm3:nice -2 ku:firm3:null -4 ku:law0:about -7 ku:law0:benefits -9 ku:law0:legal -6 ku:law0:null -2 ku:law0:tools -2
ku:law1:benefits 2 ku:offer0:about -6 ku:offer0:benefits -6 ku:offer0:duties -3 ku:offer0:legal -6 ku:offer0:null -2 ku:offer0:tools -4 ku:offer1:about -2
ku:offer1:duties 2 ku:offer1:legal -2 ku:offer1:must -2 ku:offer1:null 2 ku:offer2:must -2 ku:offer2:nice -2 ku:offer2:null 2 ku:offer3:nice -2
ku:offer3:null -2 ku:verb0:about -5 ku:verb0:benefits -5 ku:verb0:duties -7 ku:verb0:legal -7 ku:verb0:must -4 ku:verb0:null -7 ku:verb1:nice -4
ku:verb2:about -2 ku:verb2:benefits -3 ku:verb2:duties 3 ku:verb3:about -2 ku:verb3:null 6 l:0 -5 l:1 3 l:2 7 l:4 2 l:5 2 l:6 -4 l:7 -4 o:ing -4 o:other -2
o:verb 11 ou:ing:about 2 ou:ing:duties -3 ou:ing:must -2 ou:ing:null -2 ou:other:about -8 ou:other:benefits -7 ou:other:duties -3 ou:other:legal -6
ou:other:nice -4 ou:other:null -3 ou:verb:about -3 ou:verb:benefits -2 ou:verb:duties 4 ou:verb:must -3 ou:verb:null 3 ou:verb:tools -2 p:0 -17 p:1 -8 p:3 2
p:4 3 p:6 -3 p:7 -10 r:date -5 r:in-charge 4 r:pay -4 r:we-are -2 r:we-offer 3 r:you-do 4 ro:date:other -5 ro:degree:other 4 ro:degree:verb -4
ro:in-charge:verb 3 ro:must-have:verb -3 ro:pay:other -3 ro:we-offer:verb 2 ro:we-seek:other 3 ro:years:other 2 ro:you-do:other 4 rr:contact -4 rr:date -5
rr:degree 4 rr:in-charge 7 rr:must-have 4 rr:must-have.we-are -2 rr:must-have.years -2 rr:pay -6 rr:role-does -2 rr:role-does.contact 2 rr:role-does.we-offer 4
rr:we-are -3 rr:we-are.we-offer 2 rr:we-offer -3 rr:years 3 rr:you-do 2 rr:you-do.contact 2 rr:you-do.in-charge -2 rr:you-do.we-are 4 rr:you-do.we-offer -3
t:$1450 2 t:10 -4 t:100% -2 t:13 2 t:2 -4 t:20 3 t:28 2 t:3 -3 t:40 -2 t:401k -3 t:5 2 t:50 -2 t:able -2 t:acade -2 t:acces -8 t:accom -3 t:accou 4 t:achie 5
t:acqui 2 t:acros 6 t:activ 4 t:acute 5 t:adapt 2 t:addit -4 t:addre -3 t:admin 3 t:admis 5 t:advic 2 t:advis -4 t:agenc -4 t:agent 2 t:aggre 4 t:agile 4
t:ai -2 t:align -5 t:all -4 t:allie 2 t:along -4 t:alrea -2 t:ameri -2 t:amp 4 t:analy 4 t:and 3 t:annou 2 t:annua -2 t:ansib 2 t:answe 2 t:antic 3 t:anywh -2
t:apart 2 t:app -2 t:appoi -2 t:appro 4 t:archi 4 t:art -3 t:artic 2 t:assig 2 t:assoc -2 t:atmos -2 t:atten 5 t:attit 2 t:attra -3 t:autho 2 t:auton -5
t:avail 4 t:award -2 t:aware 2 t:aws 3 t:b 2 t:baby -3 t:bache 2 t:back -2 t:band 2 t:bank 4 t:base 2 t:based -2 t:basic -2 t:basis -2 t:becom -3 t:been -3
t:being 3 t:below -3 t:benef -4 t:best -2 t:betwe -2 t:beyon -2 t:billi -2 t:biolo 2 t:blend -3 t:body 2 t:book 2 t:both 4 t:brand -2 t:bring 4 t:broad 2
t:broke -2 t:bsc 2 t:build -2 t:busy 2 t:but 2 t:c 2 t:calib 2 t:call 3 t:candi 7 t:capac 4 t:card -2 t:care -2 t:caree -2 t:carri 2 t:cases 2 t:cd 2 t:cell 2
t:celon -2 t:cente 2 t:centr -2 t:certi 3 t:chall 2 t:champ -2 t:chanc -2 t:charg -3 t:check 2 t:chemi 3 t:choic -3 t:choos -2 t:ci 3 t:civil -2 t:claim 3
t:clean 3 t:clien 3 t:clini 4 t:close 2 t:cloud 2 t:club 2 t:coach 3 t:code 3 t:codin 3 t:cogni 2 t:colla -4 t:combi -6 t:comfo 3 t:comme -3 t:commu 3 t:compa 3
t:compr -3 t:compu 4 t:conce 3 t:conci 3 t:concr 2 t:condu 2 t:confe -3 t:confi 2 t:consi -2 t:conso -2 t:consu -3 t:conta -2 t:conte 4 t:conti 3 t:conve 4
t:cool -2 t:coope 2 t:coord 4 t:core2 3 t:count -2 t:coupl 2 t:cours 2 t:crimi 2 t:crite -2 t:crm 2 t:css 3 t:ct -2 t:cultu 2 t:cv -2 t:cycle -2 t:datas 2
t:date -2 t:deal -2 t:deale 2 t:decen -2 t:decis 2 t:dedic -4 t:defin 4 t:degre 2 t:deman -2 t:denta -3 t:depar -2 t:deput 3 t:deriv -3 t:desig 4 t:desir 6
t:detai 3 t:detec -2 t:deter 2 t:devel 2 t:devop 3 t:digit -2 t:diplo 3 t:disab -4 t:disci -3 t:discl 3 t:disco -3 t:distr 2 t:dive 2 t:diver -4 t:divis -2
t:djang -5 t:do -3 t:docke 2 t:does 2 t:domai -2 t:domic 2 t:don't -2 t:don’t -2 t:doubl -2 t:down -2 t:drink -2 t:drive 3 t:drug 3 t:due 2 t:durat -2 t:duty 2
t:dynam -2 t:dynat -3 t:e -2 t:each -5 t:early 3 t:east 2 t:econo -3 t:ecosy -2 t:edge -2 t:editi -2 t:effic -2 t:eigen -3 t:eight -2 t:eithe 3 t:elast 2
t:elect 2 t:email -3 t:empat 2 t:emplo -8 t:enabl -2 t:encod 4 t:encou -4 t:endpo 2 t:engli 8 t:enjoy 3 t:enrol -2 t:enter -3 t:enthu 2 t:entir -2 t:entre -3
t:equip 2 t:equiv 3 t:es6 2 t:escal 2 t:espec 2 t:essen -2 t:estab -2 t:estim -2 t:evalu 2 t:even -2 t:eveni 2 t:event -3 t:every -4 t:evide 2 t:excel 4
t:excha 4 t:excit -4 t:exclu -2 t:expen -2 t:exper -2 t:explo 3 t:exten -2 t:exter 3 t:f -2 t:facet -2 t:facil -3 t:fanta 2 t:featu 2 t:feel -2 t:finan 2
t:find -2 t:findi 2 t:firm -3 t:fixed -2 t:fleet 3 t:flexi -7 t:fluen 2 t:focus 2 t:follo -2 t:forem 3 t:forma -4 t:forme -2 t:forum 2 t:foste 2 t:found -3
t:frame 5 t:franc -2 t:free -3 t:freed -4 t:frequ 2 t:fresh -2 t:frien -2 t:from -2 t:front 3 t:fruit -2 t:fulfi -2 t:fulle -2 t:fully -3 t:funct 3 t:fundi 2
t:gaini -2 t:gambl 2 t:games -2 t:gathe 3 t:genom 2 t:germa 3 t:get -3 t:git 2 t:globa -2 t:going -2 t:gradu 2 t:great -5 t:group -2 t:growi -4 t:guida 2
t:guidi 2 t:handl 3 t:hands 4 t:harne -2 t:has -5 t:hcpc 2 t:hear -2 t:held -2 t:helps -2 t:high 3 t:highe -2 t:hire -2 t:hirin -3 t:holde 2 t:holis 3 t:homes 3
t:hope 2 t:hotel -2 t:hour 2 t:hours -3 t:house -5 t:human -2 t:hundr -2 t:hybri 3 t:hyper -3 t:hypot -3 t:i -7 t:ideal 3 t:ideas 3 t:ident 5 t:if -2 t:immed -2
t:imple 5 t:impro 3 t:in 2 t:inbou 2 t:incl 2 t:inclu -2 t:indus 2 t:infor -3 t:inhou 2 t:innov -3 t:input 2 t:inspi 5 t:instr -3 t:insur -6 t:inten -2
t:inves -3 t:invol 6 t:is -2 t:items -3 t:its -5 t:it’s -2 t:java 2 t:javas 2 t:jenki 2 t:job -4 t:join -3 t:joini -3 t:journ -4 t:jquer 4 t:js 2 t:junio 2
t:just 2 t:kanba 2 t:kayak -3 t:keep -2 t:kestr 2 t:know -2 t:known -2 t:knows -2 t:lambd 2 t:langu 5 t:law -2 t:lead -2 t:least 2 t:leave -2 t:legac 2
t:legal 2 t:lego -2 t:less 4 t:let -2 t:lever -2 t:liais 3 t:libra -2 t:licen 3 t:life -4 t:limit 2 t:link -2 t:linke -2 t:linux 2 t:liste -2 t:lives -3
t:llms -3 t:loadi 2 t:local -2 t:locat -3 t:londo -2 t:look -2 t:looki 6 t:made -3 t:maint 8 t:maker 2 t:manag 2 t:many -3 t:marke 2 t:maste 4 t:match -2
t:mater 2 t:matur 2 t:may -4 t:measu -2 t:mecha 4 t:media 2 t:medic 4 t:meet 3 t:meeti 2 t:membe -3 t:mento 5 t:metho 4 t:mid -2 t:migra 2 t:miles -2 t:milli 2
t:minds 5 t:minim 2 t:minin -4 t:minut -2 t:mobil 2 t:month -3 t:more -5 t:morni 2 t:most -6 t:motiv 6 t:movin 2 t:ms 2 t:multi 2 t:my -3 t:name -5 t:namer -3
t:natio -3 t:natur 2 t:neces -2 t:needs 2 t:net 4 t:new 4 t:newly 2 t:next -3 t:nhsp -2 t:night 4 t:no -4 t:non -4 t:north -2 t:notic 2 t:notif -3 t:o -2
t:objec 2 t:off -3 t:offic -2 t:old 4 t:older 2 t:onboa -2 t:only -3 t:open 2 t:openi 2 t:optim 5 t:or 4 t:order 2 t:organ 2 t:orien 3 t:ortho -2 t:our -2
t:out 3 t:outsi 2 t:outst 2 t:overa 3 t:overs 2 t:overt -2 t:owned 2 t:owner 3 t:ownin 2 t:page 2 t:paren -2 t:parti 2 t:passi 5 t:patte 5 t:pay -3 t:pdf -3
t:pensi -2 t:peopl 2 t:per 2 t:perfo 5 t:pharm -4 t:phase 2 t:photo 2 t:physi -6 t:pione -3 t:pipel 2 t:place -6 t:plan -5 t:plans -2 t:play 2 t:plays -2
t:point 3 t:polic -4 t:porta -3 t:posit 3 t:posse 2 t:post -4 t:poste -2 t:posts 2 t:pract 7 t:pragm 2 t:prefe 4 t:prepa 6 t:prere 3 t:press 3 t:previ 2
t:prici -2 t:pride -2 t:princ -3 t:prior 4 t:pro 2 t:proac 2 t:proce 5 t:proco -2 t:produ 3 t:profe 2 t:progr -2 t:proje 2 t:promi -2 t:propr 2 t:proto -2
t:provi 3 t:psych -3 t:publi 2 t:purch 2 t:purpo -5 t:pursu -2 t:push -2 t:put 2 t:pytho -2 t:quali -4 t:quest -2 t:quick 2 t:quota 6 t:range -2 t:reach 2
t:reali -5 t:reall 2 t:recog -2 t:reduc -2 t:refer -5 t:refle -2 t:regis 5 t:rehab -6 t:relat 3 t:relev 2 t:relia -3 t:reloc 2 t:remot -2 t:renew 4 t:renta 2
t:repor -2 t:repre -2 t:reput -3 t:reque 3 t:requi 2 t:resea -3 t:resil 2 t:resol 4 t:resou -3 t:respo 5 t:reusa -4 t:revie -2 t:revol -2 t:risk -2 t:robot -2
t:role 4 t:roles -3 t:routi 2 t:ruby 2 t:run 4 t:safeg -2 t:salar -3 t:satur 2 t:scala 3 t:scale 2 t:scien 2 t:scope 2 t:scopi 2 t:scrum 3 t:seaml -2 t:secto -4
t:secur 4 t:seein 3 t:sees 3 t:selec 2 t:sell -2 t:selli 2 t:sellp -2 t:send -3 t:sensi 4 t:serio 2 t:serve 5 t:setti 5 t:setup 4 t:sever -2 t:share -2
t:shift 7 t:ship 2 t:short 2 t:show 2 t:signe -2 t:signi -2 t:simil -3 t:simpl -2 t:site 2 t:situa 2 t:skill 4 t:slack -3 t:small -6 t:smart -2 t:snack -2
t:socie -2 t:solid 2 t:some -2 t:spani -2 t:speak -2 t:speci 2 t:speec -2 t:sport -2 t:sprin 3 t:stack 2 t:staff 4 t:stage 4 t:stand 3 t:start -4 t:stora 2
t:strat 2 t:strea -3 t:stren -2 t:stron 4 t:subco 2 t:subje 2 t:submi -3 t:suit -2 t:suite 2 t:super 4 t:suppl -4 t:surge -2 t:surre 2 t:susta -2 t:syste 5
t:tailo -2 t:talen -2 t:talk -2 t:tande -2 t:tasks 3 t:tdd 2 t:techn 7 t:term -2 t:theat 2 t:their -2 t:then -3 t:they -2 t:they' -3 t:those 2 t:thoug 2
t:thriv 2 t:throu 2 t:tight 2 t:tikto -2 t:timel -2 t:to 3 t:today -2 t:toget -4 t:too 4 t:tools 3 t:topic 2 t:topol 2 t:touch -2 t:track 3 t:trade -2
t:tradi -4 t:train -2 t:trans -5 t:troub 3 t:true -2 t:turn -3 t:type 2 t:under 2 t:unit 2 t:upgra 2 t:upon 2 t:upsta -2 t:us -2 t:used 3 t:using 2 t:utili -2
t:ux -2 t:vacat -3 t:valid 3 t:varia 2 t:varie 6 t:vast 2 t:vendo 2 t:verif -2 t:verka -3 t:vibra -2 t:video -3 t:virgi -2 t:visio 3 t:visit -3 t:volum 3
t:vouch -2 t:vr -2 t:wareh 2 t:was -4 t:watch -2 t:way -2 t:we -6 t:we're -3 t:web 9 t:websi 2 t:welco -3 t:well 2 t:we’ll -3 t:where -3 t:who 3 t:willi 3
t:windo -3 t:withi 4 t:witho -4 t:word -2 t:worki 2 t:workl -2 t:workp 4 t:works -3 t:world -2 t:would 3 t:write 2 t:writi 2 t:years 2 t:you 3 t:young 2
t:your -2 t:zoom -3 u1:about:are -2 u1:about:ing 6 u1:about:we -3 u1:about:you 3 u1:benefits:as 4 u1:benefits:hat 2 u1:benefits:ion -2 u1:benefits:ity -2
u1:duties:act 2 u1:duties:all -2 u1:duties:and -3 u1:duties:are 2 u1:duties:as -2 u1:duties:ase 2 u1:duties:ave 2 u1:duties:eam 2 u1:duties:elp 2
u1:duties:end 4 u1:duties:ent 4 u1:duties:for -2 u1:duties:his -4 u1:duties:ide 3 u1:duties:iew -2 u1:duties:if -3 u1:duties:ify 2 u1:duties:ile 2
u1:duties:ing 3 u1:duties:ion -3 u1:duties:ior -2 u1:duties:it 2 u1:duties:ity 3 u1:duties:ive -3 u1:duties:nal -2 u1:duties:nce -3 u1:duties:net 2
u1:duties:oin -2 u1:duties:ong 4 u1:duties:ork -2 u1:duties:ort -2 u1:duties:our -3 u1:duties:own -2 u1:duties:qa 2 u1:duties:the 2 u1:duties:to 2
u1:duties:ure 2 u1:duties:we -6 u1:duties:you 3 u1:duties:’ll -3 u1:must:a 2 u1:must:act 2 u1:must:ake -2 u1:must:and -2 u1:must:ant -2 u1:must:at 2
u1:must:ble 3 u1:must:cal 2 u1:must:end -2 u1:must:ent -2 u1:must:her -2 u1:must:if 2 u1:must:igh 2 u1:must:ile -2 u1:must:in -3 u1:must:ion -2 u1:must:ipt 4
u1:must:ise 2 u1:must:ity 5 u1:must:ive 3 u1:must:nal -2 u1:must:our -2 u1:must:sql 2 u1:must:the -4 u1:must:you -2 u1:nice:a -2 u1:nice:ace -3 u1:nice:ion -2
u1:nice:ity 2 u1:nice:you -3 u1:null:act -2 u1:null:and 3 u1:null:as 3 u1:null:at -2 u1:null:ata 2 u1:null:cts 2 u1:null:do 2 u1:null:ead -2 u1:null:ect -3
u1:null:ide -4 u1:null:ies 2 u1:null:if 2 u1:null:in -3 u1:null:ion -2 u1:null:ior -2 u1:null:ish 2 u1:null:it -3 u1:null:ith -2 u1:null:ive 7 u1:null:nce 4
u1:null:ons 2 u1:null:ork 2 u1:null:ort 2 u1:null:ous 2 u1:null:rms -2 u1:null:tes 4 u1:null:tor -2 u1:null:uld 2 u1:null:ull 2 u1:null:ure -2 u1:null:ust 4
u1:null:we -4 u1:null:’re -2 u1:tools:ing -2 u1:tools:net 2 u1:tools:you -2 u:about -8 u:benefits -8 u:duties -2 u:legal -7 u:must -3 u:nice -4 u:tools -2
us:about:0 -3 us:about:1 -2 us:about:4 -3 us:about:5 2 us:benefits:0 -8 us:benefits:2 -3 us:benefits:4 2 us:duties:0 2 us:duties:1 3 us:duties:2 5
us:duties:3 -2 us:duties:4 -3 us:duties:5 -6 us:legal:0 -2 us:legal:1 -2 us:must:0 4 us:must:1 9 us:must:4 -3 us:must:5 -16 us:nice:0 2 us:nice:2 -2
us:nice:5 -2 us:null:0 -2 us:null:1 -2 us:null:2 5 us:null:3 4 us:null:4 -2 us:null:5 -2 us:tools:3 -3 us:tools:4 -2 us:tools:5 2 w:$145000 2 w:10 -4 w:100% -2
w:13 2 w:2 -4 w:20 3 w:28 2 w:3 -3 w:40 -2 w:401k -3 w:5 2 w:50 -2 w:abilities -3 w:ability 2 w:able -2 w:academic -2 w:access -8 w:accommodation -2
w:according -2 w:account -2 w:accountability 4 w:accurately -2 w:achieve 2 w:achievement 2 w:acquisition 2 w:across 6 w:action -2 w:active 3 w:acute 5
w:adapting 2 w:addition 2 w:additional -2 w:address -3 w:admin -2 w:admissions 5 w:advanced -2 w:advice 2 w:advise -2 w:advising 2 w:advisors -6 w:agencies -2
w:agents 2 w:aggressive 4 w:agile 4 w:ai -2 w:align -3 w:aligned -3 w:all -4 w:allied 2 w:along -4 w:already -2 w:america -2 w:amp 4 w:analysts 2 w:and 3
w:ansible 2 w:anticipated 2 w:anywhere -2 w:app -2 w:application -3 w:applied 2 w:applying -2 w:appointment -3 w:apprenticeship -3 w:appropriate 2 w:approve 3
w:approximately 2 w:art -3 w:assessment -2 w:assessments 2 w:assignments 2 w:assist 3 w:assistant -3 w:associate -2 w:atmosphere -2 w:attend 2 w:attention 2
w:authorization 3 w:automated 2 w:automotive -2 w:autonomous -2 w:autonomy -2 w:availability 2 w:available 2 w:aws 3 w:b 2 w:baby -3 w:bachelor's 2 w:back -2
w:band 2 w:bank 4 w:base 2 w:based -2 w:basic -2 w:basis -2 w:becoming -2 w:been -3 w:being 3 w:below -3 w:benefit -2 w:best -2 w:between -2 w:beyond -2
w:billing -2 w:biological -2 w:biology 3 w:body 2 w:book 2 w:both 4 w:boundaries -2 w:brands -2 w:bring 2 w:broadcast 2 w:bsc 2 w:building -3 w:busy 2 w:but 2
w:button 2 w:c 2 w:call 3 w:candidate 3 w:candidates 3 w:capacity 4 w:card -2 w:care -2 w:careers -2 w:cases 2 w:category 2 w:cd 2 w:cell 2 w:celonis -2
w:center 3 w:centre -2 w:certification 2 w:challenge 3 w:challenge? -2 w:challenges 2 w:champion -2 w:chance -2 w:changes 2 w:charge -3 w:check 2 w:choice -3
w:choose -2 w:ci 3 w:civil -2 w:claim 5 w:clean 5 w:client 2 w:clients.we -2 w:clinical 5 w:cloud 2 w:club 2 w:code 3 w:coding 3 w:collaboration -4
w:collaboratively -2 w:combination -3 w:combining -3 w:comfort 2 w:command 2 w:commercial -2 w:commission -3 w:committed 3 w:communicating 2 w:communication 4
w:communities 3 w:community -3 w:companies -3 w:compensation -3 w:competence -4 w:competencies 3 w:complete -4 w:completed -3 w:complex 6 w:compliance 2
w:computer 4 w:concept 2 w:concepts -2 w:concerns 2 w:concrete 2 w:conditions -2 w:conferences -2 w:configure 2 w:connects 2 w:considering 3 w:consolidation -2
w:consulting -3 w:contact -2 w:content 4 w:contextual -2 w:continue -2 w:continuous 2 w:contracts 2 w:contributions -2 w:cool -2 w:cooperation 2 w:coordinate 2
w:coordination 3 w:core24 3 w:country -2 w:couple 2 w:course 3 w:cover 3 w:coverage -2 w:create -2 w:created 2 w:creating 3 w:creative 2 w:creativity -5
w:criminal 2 w:crm 2 w:css 3 w:ct -2 w:culture 3 w:current 3 w:currently -2 w:customer 4 w:customers 2 w:cv -2 w:cycle -2 w:datasets 2 w:date -2 w:deal -2
w:decentralized -2 w:decisions 2 w:dedicated -6 w:dedication 2 w:defined 3 w:degree 2 w:delight -2 w:deliverables 3 w:delivered -3 w:delivering -2 w:delivers -3
w:delivery 3 w:demonstrate -4 w:demonstrated 3 w:dental -3 w:department -4 w:departments 2 w:deploy -2 w:derive -2 w:design 2 w:designed -2 w:designing 5
w:desirable 3 w:detailed 2 w:detection -2 w:determine 2 w:developed 3 w:developing 2 w:developments -2 w:devops 3 w:difference -2 w:digital -4 w:diploma 2
w:director -4 w:disability -2 w:discipline -2 w:disciplines -2 w:disclosure 4 w:discounts -2 w:discovery -2 w:discuss -2 w:discussion 2 w:dive 2 w:diversity -3
w:division -2 w:django -5 w:do -3 w:docker 2 w:document -2 w:documentation -2 w:does 2 w:domain -2 w:don't -2 w:don’t -2 w:down -2 w:drinks -2 w:driven 3
w:drug 3 w:due 2 w:duty 2 w:dynamic -3 w:dynatrace -3 w:e -2 w:each -5 w:early 3 w:east 2 w:ecosystem -2 w:edge -2 w:editing -2 w:education -2 w:educational 2
w:efficient -3 w:effort -2 w:efforts 3 w:eigenlayer -3 w:either 3 w:elasticsearch 2 w:electronic 2 w:emails -2 w:emergency 2 w:emerging -2 w:empathetic 2
w:employee -2 w:employer -3 w:employment -3 w:enable -2 w:encouraged -2 w:endpoint 2 w:engineer -3 w:english 8 w:enhanced 4 w:enhancement -2 w:enhancing -2
w:enjoy 4 w:enrich 2 w:enthusiastic 2 w:entire -2 w:entrepreneurs -2 w:environment 2 w:environment? 3 w:environments -3 w:equipment 2 w:equivalent 3 w:es6 2
w:escalation 2 w:especially 2 w:essential -2 w:establish -3 w:evaluating 2 w:even -2 w:events -2 w:every -5 w:everyday 3 w:evidence 2 w:excel 3 w:exchange 4
w:excited -2 w:executed 2 w:expectations 2 w:expected 2 w:experience 5 w:experienced -3 w:experiences 2 w:expert -2 w:experts -2 w:exploration 2
w:extensively -2 w:external 2 w:f -2 w:facilitating -2 w:facilities -4 w:familiarity 2 w:families 2 w:family -3 w:fantastic 2 w:feel -2 w:fellow -2 w:fellows 2
w:finally 2 w:financial 2 w:find -2 w:firm -3 w:first -2 w:fixed -2 w:fleet 3 w:flexible -5 w:fluent 2 w:follow -3 w:foremost 3 w:forums 2 w:frameworks 5
w:free -3 w:freedom -4 w:fresh -2 w:friendly -2 w:from -2 w:fruits -2 w:fullest -2 w:fully -3 w:function 2 w:functional 3 w:functions -3 w:funding 2
w:further -2 w:furthermore 3 w:gaining -2 w:gambling 2 w:games -2 w:gathering 2 w:genomics 3 w:german 3 w:get -3 w:git 2 w:global -2 w:globe 2 w:going -2
w:great -3 w:greater -2 w:growing -4 w:guidance 2 w:guide 2 w:guiding 2 w:hands 4 w:has -5 w:hcpc 2 w:healthcare -2 w:hear -2 w:held -2 w:helps -2 w:high 3
w:highest -3 w:hire -2 w:hiring -3 w:history 2 w:holder 2 w:holistic 3 w:hope 2 w:hospital 2 w:hour 2 w:hours -4 w:house -4 w:human -2 w:hundreds -2 w:hybrid 3
w:hypotheses -3 w:i -7 w:ideally 2 w:ideas 3 w:identification 2 w:identify 6 w:identity -2 w:if -2 w:immediate -2 w:implement 2 w:implementation 4
w:improvement 4 w:in 2 w:inbound 2 w:incl 2 w:including 3 w:inclusive -2 w:incorporate -3 w:incorporating 2 w:independence -2 w:independently 2 w:individual 3
w:individuals -4 w:industries -5 w:industry 7 w:information -2 w:inhouse 2 w:initial 2 w:initially -2 w:innovative -3 w:inspiring 4 w:insurance -3
w:integrity -3 w:intelligent -2 w:interaction 2 w:interactions -2 w:interdisciplinary 2 w:interest 2 w:interfaces 2 w:international -2 w:intervention -2
w:interventions -2 w:investment -2 w:investors -2 w:invoice -2 w:involve 3 w:involves 2 w:is -2 w:issues 3 w:items -3 w:its -5 w:it’s -2 w:java 2 w:javascript 2
w:jenkins 2 w:job -4 w:join -3 w:joining -3 w:journey -3 w:js 2 w:junior 2 w:just 2 w:kanban 2 w:keep -2 w:kestrel 2 w:kitchen 2 w:know -2 w:knowledge 2
w:known -2 w:knows -2 w:lambda 2 w:language 5 w:law -2 w:lead -2 w:leader -3 w:leadership 3 w:learner 2 w:learning -2 w:least 2 w:legacy 2 w:legal 2 w:lego -2
w:less 4 w:let -2 w:letters 2 w:level -2 w:levels 3 w:leveraging -3 w:liaison 2 w:life -4 w:lifecycle -2 w:limited 2 w:link -2 w:linkedin -2 w:linux 2
w:listed -2 w:lives -3 w:llms -3 w:loading 2 w:local -2 w:london -2 w:look -2 w:looking 6 w:made -3 w:maintain 4 w:maintenance 3 w:makers 2 w:manage 2
w:management 3 w:manager -5 w:managers -3 w:managing 7 w:many -3 w:marketing 3 w:master 3 w:materials 2 w:matter 2 w:may -4 w:mechanical 2 w:mechanisms 2
w:media 2 w:medicine 3 w:medicines 3 w:meet 3 w:meetings 3 w:member -2 w:membership -2 w:mentor 3 w:methods 4 w:microsoft 2 w:mid -2 w:migration 2
w:milestones -2 w:mindset 6 w:minimum 2 w:mining -3 w:minutes -2 w:modern -2 w:monitoring -2 w:months -2 w:more -5 w:most -6 w:motivated 3 w:motivation 2
w:moving 2 w:ms 2 w:my -3 w:name -5 w:namer -3 w:national -2 w:natural -2 w:nature 3 w:necessary -2 w:needs 2 w:net 4 w:neurosurgery 2 w:new 4 w:newly 2
w:next -3 w:nhsp -2 w:no -4 w:non -4 w:north -2 w:o -2 w:objective 3 w:off -3 w:offer 6 w:offered -2 w:offering -2 w:offerings -3 w:office -3 w:offshore 2
w:old 4 w:older 2 w:only -3 w:open 2 w:opening 2 w:operate 2 w:operating 2 w:operations -5 w:opportunities -2 w:opportunity 2 w:optimisation 4 w:optimization -2
w:optimizing 2 w:or 4 w:orders 2 w:organization -5 w:organizational 2 w:organizations -2 w:organizing 2 w:orientation 2 w:other 2 w:our -2 w:out 3
w:outlining -2 w:outside 2 w:outstanding 2 w:overall 2 w:overtime -2 w:owned 2 w:ownership 2 w:owning 2 w:page 2 w:parents -3 w:participates -2 w:particular 2
w:particularly 2 w:partner -2 w:partners 2 w:partnership -2 w:partnerships -2 w:passion 5 w:patient’s -2 w:pattern 4 w:pay -3 w:pdf -3 w:pension -2 w:per 2
w:performance 3 w:performing 3 w:performs -2 w:period -2 w:person -2 w:personality 4 w:pharmacy -3 w:phases 2 w:photoshop 3 w:physical -3 w:place -2 w:plan -5
w:plans -2 w:plant -2 w:platforms 2 w:play 2 w:player 3 w:players -2 w:plays -2 w:please -3 w:point 2 w:points 2 w:policies -2 w:portal -2 w:positions -3
w:possess 2 w:possible -2 w:post -4 w:postdoctoral 2 w:posts 2 w:powered -2 w:practices 5 w:practise 2 w:pragmatic 2 w:preferred 2 w:preparation 3 w:prepare 2
w:prerequisite 2 w:presence -2 w:presentations 4 w:presenting 2 w:presents -2 w:previous 2 w:pricing -2 w:pride -2 w:principal -5 w:prior 2 w:priorities 2
w:prioritization -2 w:private -2 w:pro 2 w:proactively 2 w:problems 2 w:procedures 2 w:processes 3 w:processing 3 w:procore -3 w:product -2 w:products 5
w:professional 3 w:professionals -4 w:professor 3 w:proficient 3 w:programs -2 w:progress 2 w:project 3 w:proposals 2 w:proposition -2 w:proprietary 2
w:proven 2 w:provider -2 w:provision 2 w:psychology -2 w:publication 3 w:purpose -4 w:push -2 w:put 2 w:python -2 w:qualifications -7 w:qualified -2 w:quality 3
w:quick 2 w:quota 4 w:ranges -2 w:reach 2 w:reactjs 2 w:reality -2 w:really 2 w:reasonable -2 w:recognised -2 w:recruit 3 w:recruitment -3 w:reduce -2
w:references -2 w:reflect -2 w:regard -2 w:region -2 w:registered 3 w:registrar 2 w:regularly -4 w:rehabilitation -3 w:related 4 w:relation -2 w:relevant 2
w:reliability -3 w:relocation 2 w:remote -5 w:renewal 3 w:rental 2 w:reporting -2 w:representative -3 w:reputation -3 w:requests 2 w:required -2 w:resilient 2
w:resolution 2 w:resources -3 w:responsible 2 w:resulting 2 w:results -2 w:resume -3 w:reusable -3 w:review -3 w:revolutionizing -3 w:risk -2 w:role 4
w:roles -3 w:ruby 2 w:run 4 w:safeguarding -2 w:salary -3 w:satisfaction -3 w:satisfactory 3 w:scalable 3 w:scale 2 w:schedule -3 w:scientific 2 w:scientist -2
w:scope 2 w:scoping 2 w:screening -3 w:scrum 3 w:seamless -2 w:second -2 w:sector -2 w:sectors -2 w:securing 2 w:seeing 3 w:sees 3 w:select -2 w:sell -2
w:selling 2 w:sellpy’s -2 w:send -3 w:service 2 w:setting 5 w:setup 3 w:several -2 w:shift 4 w:shifts 2 w:ship 2 w:show 2 w:signed -2 w:significant -2
w:similar -3 w:site 2 w:skills 4 w:slack -3 w:small -3 w:smartphones 2 w:snacks -2 w:society -2 w:solid 2 w:solution -2 w:some -2 w:something -2 w:spanish -2
w:specialists 2 w:specifications 2 w:speech -2 w:sponsor 3 w:sponsorship -2 w:sports -2 w:spring 2 w:stack 2 w:stage 4 w:standard -2 w:standards 6 w:starting -2
w:startup -4 w:storage 2 w:strategic 3 w:strategies -2 w:streaming -2 w:strive -2 w:strong 4 w:stronghold -2 w:strongly 2 w:structure -2 w:structures 3
w:studies 2 w:subject 2 w:submitted -2 w:suit -2 w:summary -2 w:superior -2 w:supervise 2 w:supervision 4 w:supplier -3 w:supply 3 w:supported -4 w:supporting 5
w:supports -2 w:surgery -2 w:surrey 2 w:sustainability -2 w:systematic 2 w:tailored -2 w:talent -5 w:talents 4 w:talk -2 w:tasks 3 w:tdd 2 w:technical 5
w:technician 2 w:techniques 2 w:technologies 5 w:technology -6 w:term -2 w:terraform 2 w:theatre 2 w:their -2 w:then -3 w:they -2 w:those 2 w:three -2
w:thrive 3 w:throughout 3 w:tight 2 w:tiktok's -2 w:to 3 w:together -4 w:too 4 w:tools 2 w:topic 2 w:topological 2 w:trade -2 w:trading -2 w:training -6
w:transforming -3 w:transparent -2 w:transportation 2 w:true -2 w:trusts -3 w:turn -3 w:type 2 w:undergraduate -2 w:understand 2 w:understanding 4
w:understands -2 w:unit 2 w:universities -2 w:university 2 w:unlock -2 w:update -4 w:upon 2 w:us -2 w:used 3 w:using 2 w:utilize -3 w:ux -2 w:vacation -2
w:varied 3 w:vast 2 w:vendors 2 w:verkada’s -2 w:vibrant -2 w:video -2 w:virgin -2 w:vision 2 w:visit -2 w:volume 2 w:vouchers -2 w:vr -2 w:was -4 w:way -2
w:we -6 w:we're -3 w:web 9 w:website 2 w:welcome -3 w:well 2 w:we’ll -3 w:where -2 w:who 3 w:willingness 2 w:within 4 w:without -4 w:word -2 w:working 2
w:workplace 4 w:world -4 w:would 3 w:write 3 w:writing 2 w:years 2 w:you 3 w:your -2 w:zoom -3 x: -3 x:! -7 x:$ 2 x:( -2 x:) -2 x:* 2 x:- -3 x:: -8 x:> -2
x:P -2 x:a 4 x:b 2 x:f 2 x:g 7 x:h 2 x:k 4 x:l -3 x:m 5 x:n -2 x:p 4 x:s 8 x:w -2 x:y 5
`;
