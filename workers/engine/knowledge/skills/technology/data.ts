export const lines = `
# core
Data analysis | trend analysis, data analytics, analytics, data analyst skills, analyzing data, analysis of data, analyse de données, Datenanalyse, análisis de datos, analiza datelor, analiză de date
Data science | data scientist skills, Data Scientist methods
Data engineering | data pipelines, data pipeline development
Machine learning | =ML, machine learning models, machine learning algorithms, ML models, maschinelles Lernen, apprentissage automatique, aprendizaje automático, machine-learning techniques | < Artificial intelligence
Artificial intelligence | =AI, AI solutions, AI technologies, künstliche Intelligenz, =KI, intelligence artificielle, inteligencia artificial
Statistics | statistical methods, statistical techniques, Statistik, statistiques, estadística, estadístico
Mathematics | math, applied mathematics, Mathematik, mathématiques, matemáticas
Business intelligence | =BI, BI tools, BI reporting, BI solutions
Databases | relational databases, database systems, RDBMS, relational database management, Datenbanken, bases de données, bases de datos, database technologies, baze de date, database queries
Big data | big data technologies, big data analytics, big data tools

# method < Statistics
Statistical analysis | statistical analyses, statistical data analysis | < Statistics, Data analysis
Statistical modeling | statistical models
Regression analysis | linear regression, logistic regression, regression models, multivariate regression
Hypothesis testing | significance testing, t-tests
Bayesian statistics | Bayesian inference, Bayesian methods, Bayesian modeling
Time series analysis | time series, time-series forecasting, ARIMA
Multivariate analysis | factor analysis, principal component analysis, =PCA, ANOVA
Probability theory | probability
Experimental design | design of experiments, ?DOE
A/B testing | AB testing, A/B tests, split testing, multivariate testing, experimentation
Survey analysis | survey data
Econometrics | econometric modeling, econometric analysis
Causal inference
Stochastic modeling | Monte Carlo simulation, Monte Carlo methods, stochastic processes
Biostatistics | biostatistical analysis
Survival analysis
Operations research | mathematical optimization, linear programming, optimization algorithms
Predictive analytics | predictive modeling, predictive models, predictive analysis
Quantitative analysis | quantitative methods, quantitative research, quantitative modeling
Linear algebra | < Mathematics
Calculus | differential equations | < Mathematics
Numerical methods | numerical analysis | < Mathematics

# method < Data analysis
Data mining | text mining
Data cleaning | data cleansing, data wrangling, data preparation, data munging, data preprocessing
Data visualization | dashboards, dashboard development, dashboarding, dashboard design, visualization tools
Exploratory data analysis | exploratory analysis, EDA analysis
Data modeling | data models, dimensional modeling, entity relationship diagrams, ERD, ER models, ER modeling, ER diagrams, entity relationship models, entity-relationship modeling, logical data models
Data collection | data gathering, collecting data | < 
Data reporting | reporting and analytics, report writing tools, ad hoc reporting, management reporting dashboards, data reports
Data storytelling
Clickstream analysis
Product analytics | Mixpanel, Amplitude
Marketing analytics data | customer analytics
Cohort analysis | funnel analysis
Geospatial analysis | spatial analysis, GIS analysis

# method < Machine learning ~
Deep learning | =DL, ?neural networks, artificial neural networks, deep neural networks
Convolutional neural networks | =CNN
Recurrent neural networks | =RNN, =LSTM
Transformer models | =BERT, transformers library
# method < Machine learning
Supervised learning | classification models, decision trees, random forest, gradient boosting, support vector machines, =SVM
Unsupervised learning | clustering, cluster analysis, k-means
Reinforcement learning
Natural language processing | =NLP, text analytics, computational linguistics, text classification
Computer vision | image recognition, object detection, machine vision, image classification, ?image processing
Speech recognition | =ASR, text-to-speech, speech processing
Recommender systems | recommendation systems, recommendation engines
Feature engineering | feature selection
Anomaly detection
Transfer learning | ?fine-tuning
Model evaluation | cross-validation, hyperparameter tuning, model validation
Hugging Face | HuggingFace

# emerging < Artificial intelligence ~
Generative AI | GenAI, gen AI, generative models
Large language models | =LLM, language models
GPT models | GPT-4
Prompt engineering | prompt design
ChatGPT
OpenAI API | OpenAI
# emerging < Artificial intelligence ~
LangChain
LlamaIndex
# emerging < Artificial intelligence ~
Vector databases | Weaviate, Milvus, pgvector, ?embeddings | < Artificial intelligence, Databases
Pinecone
# emerging < Artificial intelligence ~
Diffusion models
Stable Diffusion
Midjourney
# emerging < Artificial intelligence ~
MLflow
Kubeflow
# emerging < Artificial intelligence ~
Conversational AI | chatbots, chatbot development
Dialogflow
Rasa
# emerging < Artificial intelligence
Retrieval-augmented generation | =RAG, RAG pipelines
AI agents | agentic AI
AI ethics | responsible AI, AI governance
MLOps | ML operations, model deployment

# tool < Machine learning ~
TensorFlow | Tensor Flow
PyTorch | Torch library
Keras
Caffe framework
?JAX
# tool < Machine learning ~
scikit-learn | sklearn, scikit
XGBoost
LightGBM
CatBoost
Weka
# tool < Machine learning ~
spaCy
NLTK
# tool < Machine learning ~
Amazon SageMaker | SageMaker
Azure Machine Learning | Azure ML
Vertex AI | Google AutoML
# tool < Machine learning
H2O.ai
DataRobot

# tool < Data analysis ~
?Pandas | pandas library, Python pandas
NumPy
SciPy
tidyverse | ggplot2, dplyr
# tool < Data analysis, Data visualization ~
Matplotlib
Seaborn
Plotly
# tool < Statistical analysis ~
?SAS | SAS programming, SAS Enterprise Guide, SAS software, SAS/STAT, base SAS
SPSS | IBM SPSS, SPSS Statistics, IBM SPSS Statistics
Stata
EViews
Minitab
JMP | JMP software
# tool < Data analysis ~
KNIME
RapidMiner
Alteryx
# tool < Data analysis ~
NVivo
ATLAS.ti
MAXQDA
# tool < Data analysis ~
Shiny apps | R Shiny
Streamlit
# tool < Data analysis ~
Qualtrics
SurveyMonkey
# tool < Data analysis
Jupyter | Jupyter Notebook, JupyterLab, Google Colab
Wolfram Mathematica | Mathematica

# tool < Business intelligence, Data visualization ~
Tableau | Tableau Desktop, Tableau Server
Power BI | PowerBI, Microsoft Power BI, MS Power BI, Power Query, =DAX
Looker | LookML, Looker Studio, Google Data Studio, Data Studio
QlikView | Qlik, Qlik Sense, QlikSense
MicroStrategy
SAP BusinessObjects | Business Objects, SAP BO
Crystal Reports | ~ SAP BusinessObjects
IBM Cognos | Cognos, Cognos Analytics
SSRS | SQL Server Reporting Services
Domo
Sisense
Metabase
Superset | Apache Superset
Oracle BI | OBIEE, Oracle Business Intelligence
Spotfire | TIBCO Spotfire
SAP Analytics Cloud
SAP BW | SAP BI, BW/4HANA
Essbase | Hyperion Essbase

# tool < Databases
SQL | =DDL, structured query language, SQL queries, SQL programming, SQL querying, writing SQL, ANSI SQL
Stored procedures | triggers and stored procedures | < SQL
T-SQL | Transact-SQL, TSQL | < SQL
PL/SQL | PLSQL, Oracle PL/SQL | < SQL
NoSQL | NoSQL databases, non-relational databases
Database administration | database management, =DBA, database administrator skills, database maintenance, database management systems, DBMS, database backup
Database design | schema design, database modeling, normalization of databases, database development, database architecture
Database performance tuning | index tuning, database tuning, database optimization, query optimization, SQL tuning | < Databases, Performance tuning
Database migration | data migration, data conversion
Data backup and recovery | backup and recovery, backup and restore | < System administration
Data warehousing | data warehouse, =DWH, enterprise data warehouse, data mart, star schema, snowflake schema, warehouse schema | < Databases, Data engineering
ETL | ?ELT, extract transform load, ETL processes, ETL tools, ETL development, ETL pipelines, ETL/ELT | < Data engineering
Data lake | lakehouse, data lakehouse, Delta Lake | < Data engineering
Data architecture | < Data engineering
Data integration | < Data engineering
Stream processing | real-time data processing, streaming data, event streaming, data streaming | < Data engineering
Batch processing systems | < Data engineering
Data mesh | data fabric | emerging | < Data engineering
Online analytical processing | =OLAP, OLAP cubes, =SSAS

# method
Data governance | data stewardship, data policies
Data quality | data quality management, data validation, data integrity, data accuracy checks
Master data management | =MDM, master data, Stammdaten | < Data management
Metadata management | data catalog, data cataloging, data lineage
Data management | data lifecycle, Datenmanagement, gestion des données
Data protection | data privacy, GDPR, General Data Protection Regulation, DSGVO, RGPD, CCPA, data protection law

# tool < Databases ~
MySQL | My SQL
PostgreSQL | Postgres, Postgre SQL
Microsoft SQL Server | SQL Server, MS SQL, MSSQL, MS SQL Server, SQL Server Management Studio, SSMS
Oracle Database | ?Oracle, Oracle DB, Oracle SQL, Oracle 11g, Oracle 12c, Oracle 19c, Oracle RDBMS
SQLite
MariaDB
IBM DB2 | DB2
Sybase | SAP ASE
Informix
Amazon RDS | AWS RDS
Amazon Aurora | < Databases, Amazon RDS
Azure SQL | Azure SQL Database
# tool < NoSQL ~
MongoDB | Mongo, Mongo DB, Mongoose
CouchDB
Couchbase
DynamoDB | Amazon DynamoDB
Cassandra | Apache Cassandra
Cosmos DB | Azure Cosmos DB
# tool < Databases ~
Redis | < NoSQL
Memcached
# tool < Databases ~
Teradata | < Data warehousing
Netezza | < Data warehousing
Vertica | < Data warehousing
Greenplum | < Data warehousing
?ClickHouse
# tool < Databases ~
InfluxDB | time series databases
TimescaleDB
# tool < Databases ~
Firebase | Firestore, Google Firebase
Supabase
# tool < Databases
Elasticsearch | Elastic Search, ELK, ELK Stack, Elastic Stack
Neo4j | graph databases, Cypher query language | < NoSQL
SAP HANA | HANA database

# tool < Data engineering, Big data ~
?Spark | Apache Spark, PySpark, Spark SQL, Spark Streaming
Hadoop | Apache Hadoop, HDFS, MapReduce, Hadoop ecosystem
Apache Flink | Flink
Apache Beam
Google Dataflow | Dataflow
# tool < Data engineering, Big data ~
?Hive | Apache Hive, HiveQL
Presto
Trino
Amazon Athena | AWS Athena
Apache Pig
# tool < Data engineering ~
Apache Airflow | Airflow | < Data engineering, Orchestration
Prefect | < Data engineering, Orchestration
Dagster | < Data engineering, Orchestration
Oozie
# tool < Data engineering ~
Snowflake | Snowflake data warehouse | < Data warehousing
BigQuery | Google BigQuery | < Data warehousing
Amazon Redshift | Redshift | < Data warehousing
Azure Synapse | Synapse Analytics | < Data warehousing
Databricks | Azure Databricks
Microsoft Fabric
# tool < Data engineering ~
Informatica | Informatica PowerCenter, PowerCenter | < ETL
Talend | < ETL
SSIS | SQL Server Integration Services | < ETL
IBM DataStage | DataStage
Azure Data Factory | Data Factory, =ADF
AWS Glue
Fivetran | Stitch Data
Airbyte
Apache NiFi | NiFi
# tool < Data engineering ~
Cloudera
Hortonworks
# tool < Data engineering ~
Collibra
Alation
# tool < Data engineering
HBase | Apache HBase | < NoSQL, Data engineering
dbt | data build tool, dbt Core | < ETL
Sqoop | Apache Sqoop
Amazon Kinesis | Kinesis

# core
Data entry | data input, data capture, Dateneingabe, saisie de données, alphanumeric data entry, introducere date, introducerea datelor, operare date, Datenerfassung
Record keeping | records management, recordkeeping, maintaining records, Dokumentation führen, tenue des dossiers, evidența documentelor, tenue de registres | ~ Filing
Actuarial modeling
Bioinformatics data analysis | < Data analysis
Simulation modeling | discrete event simulation, simulation software, AnyLogic, Arena simulation
`;
