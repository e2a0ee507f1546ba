export const lines = `
# core
Cloud computing | cloud, cloud infrastructure, cloud technologies, cloud platforms, cloud services, cloud environments, cloud solutions, cloud-based systems, public cloud, private cloud, hybrid cloud, multi-cloud, informatique en nuage
SaaS | software as a service | < Cloud computing
PaaS | platform as a service | < Cloud computing
IaaS | infrastructure as a service | < Cloud computing
Cloud architecture | cloud solution architecture, cloud design, AWS architecture | < Cloud computing
Cloud migration | cloud adoption, migration to the cloud, lift and shift | < Cloud computing
Cloud-native development | cloud native, cloud-native applications, twelve-factor app | < Cloud computing
Cloud cost management | FinOps, cloud cost optimization | < Cloud computing
DevOps | dev ops, DevOps practices, DevOps culture, DevOps tools, DevOps principles | ~ Site reliability engineering
DevSecOps | < DevOps
GitOps | Argo CD, ArgoCD, FluxCD | < DevOps | emerging
Site reliability engineering | =SRE, SRE practices, service level objectives, =SLO
Platform engineering | internal developer platform | emerging
CI/CD | CI CD pipelines, continuous integration, continuous delivery, continuous deployment, build pipelines, deployment pipelines, deployment automation, build automation | < DevOps | method
Infrastructure as code | =IaC, infrastructure automation | < DevOps | method
Configuration management | config management | method
Containerization | ?containers, container orchestration, container technologies | < DevOps | method
Orchestration | orchestration tools, orchestration technologies, workflow orchestration | method
Observability | application performance monitoring, =APM, distributed tracing
OpenTelemetry | ~ Observability
Systems monitoring | ?monitoring, monitoring tools, infrastructure monitoring, monitoring and alerting, server monitoring, log monitoring, log management, log analysis | ~ Observability
Scalability engineering | high availability, load balancing, autoscaling, auto scaling, fault tolerance, load balancers, scalable systems, highly scalable systems
Chaos engineering | < Site reliability engineering | emerging
Edge computing | emerging
Data center operations | data center management, data center infrastructure

# tool < Cloud computing ~
AWS | Amazon Web Services, Amazon AWS, AWS cloud, AWS services
Azure | Microsoft Azure, MS Azure, Azure cloud, Windows Azure
Google Cloud Platform | =GCP, Google Cloud
IBM Cloud | Bluemix
Oracle Cloud Infrastructure | ?OCI, Oracle Cloud
Alibaba Cloud | Aliyun
OpenStack
DigitalOcean
Linode
Heroku
Netlify
Vercel
Cloudflare | Cloudflare Workers
Cloud Foundry | Pivotal Cloud Foundry
VMware Cloud | vCloud

# tool < AWS
AWS Lambda | Lambda functions
Amazon EC2 | EC2, AWS EC2
Amazon S3 | S3, AWS S3, S3 buckets
Amazon ECS | ECS Fargate, AWS Fargate, ?Fargate
Amazon EKS | AWS EKS, EKS
AWS CloudFormation | CloudFormation
AWS CDK
Amazon CloudWatch | CloudWatch
AWS IAM | AWS Identity and Access Management
Amazon SQS | AWS SQS
Amazon SNS
EventBridge
Amazon API Gateway | AWS API Gateway
Amazon VPC | AWS VPC
Route 53
AWS Step Functions | Step Functions
AWS CloudTrail | CloudTrail
AWS CodePipeline | CodePipeline | < AWS, CI/CD
AWS CodeBuild | CodeBuild | < AWS, CI/CD
AWS CodeDeploy | CodeDeploy | < AWS, CI/CD
AWS CodeCommit | CodeCommit
AWS Lake Formation | Lake Formation
AWS Elastic Beanstalk | Elastic Beanstalk
Amazon ElastiCache | ElastiCache
Amazon Cognito | Cognito
AWS Secrets Manager
AWS KMS | AWS Key Management Service
Amazon GuardDuty | GuardDuty
AWS Security Hub
AWS Systems Manager
Amazon CloudFront | CloudFront
Amazon EMR | AWS EMR, Elastic MapReduce
Amazon QuickSight | QuickSight
Amazon Bedrock | AWS Bedrock
AWS AppSync | AppSync
AWS Amplify
AWS DMS | AWS Database Migration Service
Amazon MSK
Amazon EFS | Elastic File System
Amazon EBS | Elastic Block Store
Amazon ECR | Elastic Container Registry
AWS Elastic Load Balancing | Elastic Load Balancer, AWS ELB
AWS Direct Connect
AWS Transit Gateway
AWS Config
AWS Control Tower
AWS WAF
AWS certification | AWS Certified
AWS Certified Solutions Architect | AWS Solutions Architect | < AWS certification
AWS Certified Developer | < AWS certification | ~ AWS Certified Solutions Architect
AWS Cloud Practitioner | AWS Certified Cloud Practitioner | < AWS certification | ~ AWS Certified Developer

# tool < Azure
Azure DevOps | Azure Pipelines, VSTS, Azure Boards | < Azure, DevOps
Azure Functions
Azure Logic Apps | Logic Apps
Azure Active Directory | Azure AD, Microsoft Entra ID, Entra ID
Azure Kubernetes Service | =AKS
ARM templates | Azure Resource Manager, Azure Bicep
Azure App Service | Azure Web Apps
Azure Monitor | Azure Application Insights, Application Insights, Azure Log Analytics
Azure Key Vault
Azure Event Hubs | Event Hub
Azure Service Bus
Azure Event Grid
Azure Blob Storage | Blob Storage, Azure Storage
Azure API Management
Azure Virtual Machines | Azure VM
Azure Container Apps
Azure Container Registry
Azure Stream Analytics
Azure Data Lake Storage | Azure Data Lake
Azure Policy
Azure OpenAI
Azure certification | AZ-900, AZ-104, Microsoft Certified Azure, Azure Administrator Associate

# tool < Google Cloud Platform
Google Kubernetes Engine | =GKE
Google Cloud Functions | Cloud Functions
Cloud Run
Google App Engine
Google Compute Engine | Compute Engine
Google Cloud Storage
Google Pub/Sub | Cloud Pub/Sub
Google Cloud Build | Cloud Build
Cloud Composer
Google Dataproc | Dataproc
Google Dataplex | Dataplex
Cloud Bigtable | Bigtable
Cloud Spanner
Google Cloud SQL | Cloud SQL
Anthos

# tool < DevOps ~
Docker | Docker containers, Dockerfile, Dockerized | < Containerization
Docker Compose | < Containerization
Podman | < Containerization
# tool < DevOps ~
Kubernetes | k8s, Kubernetes clusters, kubectl, CKA, CKAD | < Containerization, Orchestration
OpenShift | Red Hat OpenShift | < Containerization
?Rancher | < Containerization
Docker Swarm | < Containerization, Orchestration
# tool < DevOps ~
Istio | service mesh
Linkerd
# tool < DevOps ~
Terraform | HashiCorp Terraform, Terragrunt, OpenTofu | < Infrastructure as code
Pulumi | < Infrastructure as code
# tool < DevOps ~
Ansible | Ansible Tower, Ansible playbooks | < Infrastructure as code
?Puppet | Puppet Enterprise | < Infrastructure as code
?Chef Infra | Chef cookbooks, ?Chef | < Infrastructure as code
SaltStack | < Infrastructure as code
# tool < DevOps ~
Jenkins | Jenkins pipelines, Hudson CI | < CI/CD
GitLab CI | GitLab CI/CD, GitLab pipelines | < CI/CD
GitHub Actions | < CI/CD
CircleCI | Circle CI | < CI/CD
Travis CI | ?Travis | < CI/CD
TeamCity | Team City | < CI/CD
?Bamboo | Atlassian Bamboo | < CI/CD
# tool < DevOps ~
Octopus Deploy | < CI/CD
Spinnaker | < CI/CD
# tool < DevOps
?Helm | Helm charts
?Packer | HashiCorp Packer
Vagrant
?Consul | HashiCorp Consul
HashiCorp Vault

# tool < Monitoring ~
?Prometheus | Prometheus monitoring
Grafana | Grafana Loki
Datadog | Data dog
New Relic
Nagios
Icinga
Zabbix
Dynatrace
AppDynamics
# tool < Monitoring ~
Splunk
Kibana
Fluentd | ~ Kibana
Logstash
Graylog
Sumo Logic
# tool < Monitoring ~
PagerDuty
Opsgenie
# tool < Monitoring
Sentry error tracking
SolarWinds
PRTG | ~ SolarWinds

# tool
Linux | GNU/Linux, Linux operating system, Linux OS, Linux systems, Linux environment | < Operating systems | ~ Unix
Unix | UNIX operating systems, HP-UX | < Operating systems | ~ Linux
Solaris | < Operating systems | ~ Unix
=AIX | < Operating systems | ~ Unix
Ubuntu | < Linux
Debian | < Linux | ~ Ubuntu
Red Hat Enterprise Linux | =RHEL, Red Hat, CentOS, Red Hat Linux, RHCE, RHCSA, Rocky Linux | < Linux
SUSE Linux | SLES | < Linux
Linux administration | Linux system administration, Linux server administration, Unix administration, Linux servers | < Linux, System administration
FreeBSD | < Unix
`;
